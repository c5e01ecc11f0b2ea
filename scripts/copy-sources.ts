import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import {siteDir} from './site';

/** Lists the files of the repository, committed or not, except those of the comparison, which no site needs. */
function listSources(): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'}).split('\0');
  return listed.filter((file) => file !== '' && !file.startsWith('bench/'));
}

/**
 * Copies what the site is built from, its packages apart.
 *
 * @param dir absolute path of a folder without these files
 */
export async function copySources(dir: string): Promise<void> {
  for (const file of listSources()) {
    // A deleted file is listed until the deletion is committed, and tests delete their files.
    await fs.cp(path.join(siteDir, file), path.join(dir, file)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
}
