import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

/** The components below a folder, by their path: those folders that hold an `index.tsx`. */
function findComponents(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.tsx')
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .sort();
}

it('lists every swizzled component in the README of the folder, and no other', () => {
  const readme = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| (\S+) +\| (?:replace|wrap)/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(findComponents(__dirname));
});
