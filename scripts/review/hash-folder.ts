import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** One hash of the names and contents of all files of a folder; empty where there is none. */
export function hashFolder(dir: string): string {
  if (!fs.existsSync(dir)) return '';
  const hash = crypto.createHash('sha256');
  const files = fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();
  for (const file of files) {
    const content = fs.readFileSync(file);
    hash.update(`${path.relative(dir, file)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
