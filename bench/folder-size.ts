import fs from 'node:fs';
import path from 'node:path';

export function readFolderSize(dir: string): number {
  const files = fs.readdirSync(dir, {recursive: true, withFileTypes: true});
  return files
    .filter((entry) => entry.isFile())
    .reduce((sum, {parentPath, name}) => sum + fs.statSync(path.join(parentPath, name)).size, 0);
}
