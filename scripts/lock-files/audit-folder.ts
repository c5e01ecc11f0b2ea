import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Problem} from '@openapi-portal/reports';

import {findText} from './check-folder';

/** An advisory that was judged to be irrelevant here. */
interface KnownFinding extends Pick<Finding, 'id' | 'package'> {
  /** Folder of the lock file, relative to the repository; `.` is the root. */
  readonly folder: string;
  readonly reason: string;
}

const KNOWN_FINDINGS = path.join(__dirname, 'known-findings.json');

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/**
 * Reads the list of known findings.
 *
 * @throws Error if a finding lacks a field
 */
export function readKnownFindings(file = KNOWN_FINDINGS): readonly KnownFinding[] {
  const known = JSON.parse(fs.readFileSync(file, 'utf8')) as readonly KnownFinding[];
  const keys = ['id', 'package', 'folder', 'reason'] as const;
  const lacking = known.find((finding) => !keys.every((key) => isText(finding[key])));
  if (lacking === undefined) return known;
  throw new Error(
    `${file}: each finding needs ${keys.join(', ')}, but one is ${JSON.stringify(lacking)}`,
  );
}

const isSame = (known: KnownFinding, finding: Finding): boolean =>
  known.id === finding.id && known.package === finding.package;

/** Reports advisories that are not on the list, and entries of the list that no longer apply. */
export function compareFindings(
  dir: string,
  findings: readonly Finding[],
  known: readonly KnownFinding[],
  list = KNOWN_FINDINGS,
): readonly Problem[] {
  const lock = path.join(dir, 'package-lock.json');
  const text = fs.readFileSync(lock, 'utf8');
  const unknown = findings
    .filter((finding) => !known.some((entry) => isSame(entry, finding)))
    .map((finding) => ({
      file: lock,
      ...findText(text, [`node_modules/${finding.package}":`]),
      message: `${finding.package} has a known vulnerability, ${finding.id}: ${finding.title}`,
      fix: `use a version without it, or explain in ${path.basename(list)} why it does not matter here`,
    }));
  const stale = known
    .filter((entry) => !findings.some((finding) => isSame(entry, finding)))
    .map((entry) => ({
      file: list,
      ...findText(fs.readFileSync(list, 'utf8'), [`"${entry.id}"`]),
      message: `${entry.id} of ${entry.package} is no longer found in ${entry.folder}`,
      fix: 'remove the entry',
    }));
  return [...unknown, ...stale];
}

const MADE = new Set(['node_modules', '.cache', '.docusaurus', '.git', 'build']);

/** Returns the absolute paths of all folders that have a lock file, including `dir` itself. */
export function listLockedFolders(dir: string): readonly string[] {
  const below = fs
    .readdirSync(dir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !MADE.has(entry.name))
    .flatMap(({name}) => listLockedFolders(path.join(dir, name)));
  return fs.existsSync(path.join(dir, 'package-lock.json')) ? [dir, ...below] : below;
}

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
