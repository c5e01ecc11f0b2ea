import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import {siteDir} from './site';

/** Lists the files in the working tree that Git does not ignore, except `bench/`, which no site needs. */
function listSources(): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'}).split('\0');
  return listed.filter((file) => file !== '' && !file.startsWith('bench/'));
}

/** Copies the sources of the site, without `node_modules`. */
export async function copySources(dir: string): Promise<void> {
  for (const file of listSources()) {
    // Git lists a deleted file until the deletion is committed, and tests delete their temporary files.
    await fs.cp(path.join(siteDir, file), path.join(dir, file)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
}
