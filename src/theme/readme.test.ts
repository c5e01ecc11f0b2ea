import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

/** The components below a folder, by their path: an `index.tsx`, or a file with the component's name. */
function findComponents(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^(index|[A-Z]\w*)\.tsx?$/.test(path.basename(file)))
    .map((file) =>
      file
        .replace(/(\/index)?\.tsx?$/, '')
        .split(path.sep)
        .join('/'),
    )
    .sort();
}

it('lists every swizzled component in the README of the folder, and no other', () => {
  const readme = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| (\S+) +\| (?:replace|wrap)/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(findComponents(__dirname));
});
