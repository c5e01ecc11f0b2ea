import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import {siteDir} from './site';

/**
 * Copies a folder with hard links instead of new files, and without `.cache` folders.
 *
 * @param to absolute path of a new folder on the same disk
 */
export async function linkFolder(from: string, to: string): Promise<void> {
  await fs.mkdir(to);
  for (const entry of await fs.readdir(from, {withFileTypes: true})) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isSymbolicLink()) await fs.symlink(await fs.readlink(source), target);
    else if (entry.isFile()) await fs.link(source, target);
    else if (entry.name !== '.cache') await linkFolder(source, target);
  }
}

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
