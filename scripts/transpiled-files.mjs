// Protects jiti's cache from damaged files, because jiti checks only that a file ends with a digest of its source.
// Plain JavaScript without dependencies, because it runs before jiti.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const siteDir = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(siteDir, 'node_modules/.cache/jiti');

/** File that contains the digest of each cached file, by name. */
const SEALS = path.join(siteDir, '.cache/transpiled-files.json');

const digest = (name) =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(FOLDER, name)))
    .digest('base64');

const listFiles = () => (fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER) : []);

function readSeals() {
  try {
    return Object.entries(JSON.parse(fs.readFileSync(SEALS, 'utf8')));
  } catch {
    return [];
  }
}

/** Writes a file atomically, because other processes may read or write it at the same time. */
export function writeWhole(file, text) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, text);
  fs.renameSync(written, file);
}

/** Removes the files that have changed since they were sealed. jiti creates them again. */
export function removeDamaged() {
  const found = new Set(listFiles());
  for (const [name, seal] of readSeals())
    if (found.has(name) && digest(name) !== seal) fs.rmSync(path.join(FOLDER, name));
}

/**
 * Records the digests of the cached files. This is optional, so a folder without write access or space is not an error.
 */
export function sealTranspiled() {
  const seals = listFiles().map((name) => [name, digest(name)]);
  try {
    writeWhole(SEALS, JSON.stringify(Object.fromEntries(seals)));
  } catch (error) {
    if (!['EROFS', 'EACCES', 'ENOSPC'].includes(error.code)) throw error;
  }
}
