import {execFileSync} from 'node:child_process';

import type {Digests} from './digests';

/** When a table was measured, and what. */
export interface Stamp {
  /** Such as 2026-11-25. */
  readonly date: string;
  readonly commit: string;
  readonly digests: Digests;
}

/** The comment beside a table; no part of it stands in the text of the page. */
export const formatStamp = ({date, commit, digests}: Stamp): string =>
  [
    `<!-- measured ${date} at ${commit}`,
    ...[...digests].map(([part, digest]) => `${digest} ${part}`),
    '-->',
  ].join('\n');

const STAMP = /<!-- measured (\d{4}-\d\d-\d\d) at ([0-9a-f]+)\n([^]*?)-->/;

/**
 * The stamp in the text of a table.
 *
 * @returns nothing where there is none
 */
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

/** Today, and the last commit: what is not committed is told by the digests. */
export function readMoment(siteDir: string): Pick<Stamp, 'date' | 'commit'> {
  const args = ['rev-parse', '--short=10', 'HEAD'];
  const commit = execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'}).trim();
  return {date: new Date().toISOString().slice(0, 10), commit};
}
