import fs from 'node:fs';
import path from 'node:path';

const MADE = new Set(['node_modules', '.cache', '.docusaurus', '.git', 'build']);

/** Returns the absolute paths of all folders that have a lock file, including `dir` itself. */
export function listLockedFolders(dir: string): readonly string[] {
  const below = fs
    .readdirSync(dir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !MADE.has(entry.name))
    .flatMap(({name}) => listLockedFolders(path.join(dir, name)));
  return fs.existsSync(path.join(dir, 'package-lock.json')) ? [dir, ...below] : below;
}
