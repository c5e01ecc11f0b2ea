import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns true if git knows when each file last changed. A copy without history does not, and in a shallow clone
 * all files have the date of its one commit.
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

/** Links to edit pages, and dates of their last changes. */
export const edit = {
  /** The address before the path of a source file; without it no page offers to be edited. */
  editUrl: process.env.EDIT_URL,
  showLastUpdateTime: hasHistory(path.resolve(__dirname, '..')),
};
