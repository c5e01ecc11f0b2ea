import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Returns true if the full git history is available. A shallow clone has one date for all files. */
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

export const edit = {
  /** URL prefix of source files. If unset, pages have no edit link. */
  editUrl: process.env.EDIT_URL,
  showLastUpdateTime: hasHistory(path.resolve(__dirname, '..')),
};
