import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Whether git knows when each file last changed: a copy of the site without its history does not say, and in a
 * shallow clone every file seems to have come with its one commit.
 *
 * @param siteDir absolute path of the site
 */
export function hasHistory(siteDir: string): boolean {
  if (!fs.existsSync(path.join(siteDir, '.git'))) return false;
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

/** What pages say of their own source: where it can be edited, and when it last changed. */
export const edit = {
  /** The address before the path of a source file; without it no page offers to be edited. */
  editUrl: process.env.EDIT_URL,
  showLastUpdateTime: hasHistory(path.resolve(__dirname, '..')),
};
