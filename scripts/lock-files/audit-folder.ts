import {execFile} from 'node:child_process';

/** A vulnerability of a package that a lock file names. */
export interface Finding {
  /** Id of the advisory: `GHSA-…`. */
  readonly id: string;
  readonly package: string;
  readonly title: string;
}

interface Advisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
}

interface Report {
  readonly vulnerabilities?: Readonly<
    Record<string, {readonly via: readonly (Advisory | string)[]}>
  >;
  readonly message?: string;
}

/** The longest audit, in milliseconds. */
const LONGEST = 60_000;

/** Runs the audit. npm exits with 1 if it finds something, and if the request fails. */
const runAudit = (dir: string): Promise<Report> =>
  new Promise((resolve) => {
    // Inside `npm run`, npm would otherwise use the folder of that command.
    const args = ['audit', '--json', '--package-lock-only', '--prefix', dir];
    execFile('npm', args, {cwd: dir, timeout: LONGEST, maxBuffer: 2 ** 26}, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout) as Report);
      } catch {
        resolve({message: error?.message ?? 'npm audit gave no answer'});
      }
    });
  });

const toFinding = ({name, title, url}: Advisory): Finding => ({
  id: url.slice(url.lastIndexOf('/') + 1),
  package: name,
  title,
});

/**
 * Asks the registry, by `npm audit`, what is known of the packages of a lock file.
 *
 * @param dir absolute path of its folder
 * @returns each finding once, or why the registry has not said
 */
export async function auditFolder(dir: string): Promise<readonly Finding[] | string> {
  const {vulnerabilities, message = 'npm audit gave no answer'} = await runAudit(dir);
  if (vulnerabilities === undefined) return message;
  const found = Object.values(vulnerabilities)
    .flatMap(({via}) => via)
    // A text names another package of the report, which brings the finding.
    .filter((cause) => typeof cause !== 'string')
    .map(toFinding);
  return [
    ...new Map(found.map((finding) => [`${finding.package} ${finding.id}`, finding])).values(),
  ];
}
