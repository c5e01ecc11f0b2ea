import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder that holds the files of another by hard links, but nothing that a build has left there.
 *
 * @param to absolute path of a folder that is not there, on the same disk
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
