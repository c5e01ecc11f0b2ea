import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

/**
 * Lists the components below a folder by path. A component is an `index.tsx`, or a file whose name starts with a
 * capital letter.
 */
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

const folders = [
  'src/theme',
  'packages/static-pages/theme',
  'packages/site-search/theme',
  'packages/machine-readable/theme',
];

it.each(folders)('the README of %s lists every component below it, and no other', (folder) => {
  const readme = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\S+)` +\| (?:replace|wrap|add)/gm)].map(
    ([, name]) => name,
  );
  expect(rows.sort()).toEqual(findComponents(folder));
});
