import fs from 'node:fs/promises';
import path from 'node:path';

async function readOrUndefined(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file with the folders above it, unless it holds just that. */
export async function writeIfChanged(file: string, content: string): Promise<void> {
  if ((await readOrUndefined(file)) === content) return;
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, content);
}

/**
 * Makes a folder hold the given files and no others, and touches only those that differ: the author
 * mode rebuilds what was touched.
 *
 * @param files content by file name
 */
export async function syncFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  const stale = (await fs.readdir(folder)).filter((name) => !files.has(name));
  await Promise.all(stale.map((name) => fs.rm(path.join(folder, name), {recursive: true})));
  await Promise.all(
    [...files].map(([name, content]) => writeIfChanged(path.join(folder, name), content)),
  );
}
