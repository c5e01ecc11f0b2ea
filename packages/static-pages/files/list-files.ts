import fs from 'node:fs';
import path from 'node:path';

/** The files in a folder and below, sorted, as paths that begin with that of the folder; none where it is not there. */
export function listFiles(dir: string): readonly string[] {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
