import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Hashes the names and contents of all files in a folder; empty if the folder does not exist. */
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

const toSeal = (dir: string): string => `${dir}.sha256`;

/** Returns true if a folder has not changed since it was sealed. */
export const isSealed = (dir: string): boolean =>
  fs.existsSync(toSeal(dir)) && fs.readFileSync(toSeal(dir), 'utf8') === hashFolder(dir);

/** Writes a hash of a folder into a file next to it, by which truncated or corrupted files are detected. */
export function sealFolder(dir: string): void {
  fs.mkdirSync(path.dirname(dir), {recursive: true});
  fs.writeFileSync(toSeal(dir), hashFolder(dir));
}
