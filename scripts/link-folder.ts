import fs from 'node:fs/promises';
import path from 'node:path';

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
