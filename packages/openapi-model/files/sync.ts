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

export async function writeIfChanged(file: string, content: string): Promise<void> {
  if ((await readOrUndefined(file)) === content) return;
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, content);
}

/** Number of files written at a time, which limits how many contents are in memory. */
const AT_ONCE = 32;

/** Makes a folder contain exactly the given files. The dev server rebuilds on every write, so only changes are. */
export async function syncFolder(
  folder: string,
  files: ReadonlyMap<string, string | (() => string)>,
): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  const stale = (await fs.readdir(folder)).filter((name) => !files.has(name));
  await Promise.all(stale.map((name) => fs.rm(path.join(folder, name), {recursive: true})));
  const all = [...files];
  for (let start = 0; start < all.length; start += AT_ONCE)
    await Promise.all(
      all
        .slice(start, start + AT_ONCE)
        .map(([name, content]) =>
          writeIfChanged(
            path.join(folder, name),
            typeof content === 'string' ? content : content(),
          ),
        ),
    );
}
