import {execFileSync} from 'node:child_process';

import type {Digests} from './digests';

export interface Stamp {
  /** Date such as 2026-11-25. */
  readonly date: string;
  readonly commit: string;
  readonly digests: Digests;
}

export const formatStamp = ({date, commit, digests}: Stamp): string =>
  [
    `<!-- measured ${date} at ${commit}`,
    ...[...digests].map(([part, digest]) => `${digest} ${part}`),
    '-->',
  ].join('\n');

const STAMP = /<!-- measured (\d{4}-\d\d-\d\d) at ([0-9a-f]+)\n([^]*?)-->/;

/** Parses the HTML comment below a table; undefined if there is none. */
export function parseStamp(text: string): Stamp | undefined {
  const [, date, commit, lines] = STAMP.exec(text) ?? [];
  if (date === undefined || commit === undefined || lines === undefined) return undefined;
  const entries = lines.trim().split('\n').filter(Boolean);
  const digests = new Map(
    entries.map((line): [string, string] => {
      const [digest = '', ...part] = line.split(' ');
      return [part.join(' '), digest];
    }),
  );
  return {date, commit, digests};
}

/** Reads the current date and the last commit. Uncommitted changes are only visible in the digests. */
export function readMoment(siteDir: string): Pick<Stamp, 'date' | 'commit'> {
  const args = ['rev-parse', '--short=10', 'HEAD'];
  const commit = execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'}).trim();
  return {date: new Date().toISOString().slice(0, 10), commit};
}
