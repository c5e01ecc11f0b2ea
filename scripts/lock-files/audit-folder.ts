import {execFile} from 'node:child_process';

export interface Finding {
  /** Id of the advisory, such as `GHSA-…`. */
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

/** Maximum duration of an audit in milliseconds. */
const LONGEST = 60_000;

/** Runs the audit. npm exits with 1 both for findings and for a failed request. */
const runAudit = (dir: string): Promise<Report> =>
  new Promise((resolve) => {
    // Without `--prefix`, npm inside `npm run` would audit the folder of that command.
    const args = ['audit', '--json', '--package-lock-only', '--prefix', dir];
    execFile('npm', args, {cwd: dir, timeout: LONGEST, maxBuffer: 2 ** 26}, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout) as Report);
      } catch {
        resolve({message: error?.message ?? 'npm audit returned no result'});
      }
    });
  });

const toFinding = ({name, title, url}: Advisory): Finding => ({
  id: url.slice(url.lastIndexOf('/') + 1),
  package: name,
  title,
});

/**
 * Runs `npm audit` for a lock file.
 *
 * @returns each finding once, or the reason why the audit failed
 */
export async function auditFolder(dir: string): Promise<readonly Finding[] | string> {
  const {vulnerabilities, message = 'npm audit returned no result'} = await runAudit(dir);
  if (vulnerabilities === undefined) return message;
  const found = Object.values(vulnerabilities)
    .flatMap(({via}) => via)
    // A string is the name of another package in the report, whose entry contains the advisory.
    .filter((cause) => typeof cause !== 'string')
    .map(toFinding);
  return [
    ...new Map(found.map((finding) => [`${finding.package} ${finding.id}`, finding])).values(),
  ];
}
