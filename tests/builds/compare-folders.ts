import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Lists the files in a folder and its subfolders, relative to the folder. */
export const listFilesBelow = (dir: string): readonly string[] =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();

function hashFiles(dir: string): ReadonlyMap<string, string> {
  const hash = (file: string): string =>
    crypto.hash('sha256', fs.readFileSync(path.join(dir, file)));
  return new Map(listFilesBelow(dir).map((file) => [file, hash(file)]));
}

/** Lists the files that differ between two folders or exist in only one of them. */
export function listDifferences(dir: string, other: string): readonly string[] {
  const hashes = hashFiles(dir);
  const others = hashFiles(other);
  const files = [...new Set([...hashes.keys(), ...others.keys()])].sort();
  return files.filter((file) => hashes.get(file) !== others.get(file));
}
