// Guards the cache of jiti, which checks only that a file ends with a digest of its source. Plain JavaScript on Node.js
// alone: it runs before jiti does.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const siteDir = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(siteDir, 'node_modules/.cache/jiti');

/** The digests of the files in `FOLDER`, by their names. */
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

/** Writes a file that others may read or write at the same time: it is there whole, or not at all. */
export function writeWhole(file, text) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, text);
  fs.renameSync(written, file);
}

/** Removes the files that are not as they were sealed: jiti makes them again. */
export function removeDamaged() {
  const found = new Set(listFiles());
  for (const [name, seal] of readSeals())
    if (found.has(name) && digest(name) !== seal) fs.rmSync(path.join(FOLDER, name));
}

/** Remembers the files as a command leaves them; in a folder that cannot be written they stay as they are without it. */
export function sealTranspiled() {
  const seals = listFiles().map((name) => [name, digest(name)]);
  try {
    writeWhole(SEALS, JSON.stringify(Object.fromEntries(seals)));
  } catch (error) {
    if (!['EROFS', 'EACCES', 'ENOSPC'].includes(error.code)) throw error;
  }
}
