import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {listFiles} from 'static-pages/files/list-files';

/** The packages from left to right: each imports only those before it. */
const ORDER = ['static-pages', 'openapi-static', 'openapi-releases', 'checked-prose'] as const;

/** Packages that each package may import. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(ORDER.map((name, index) => [name, ORDER.slice(0, index)])),
  'prose-words': ['static-pages'],
};

const packages = fs
  .readdirSync(__dirname, {withFileTypes: true})
  .flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** What a package imports of the others, as `file imports package`. */
const listForeignImports = (name: string): readonly string[] =>
  listFiles(path.join(__dirname, name))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([^'./][^'/]*)/g)]
        .map(([, imported = '']) => imported)
        .filter((imported) => packages.includes(imported) && imported !== name)
        .filter((imported) => !ALLOWED[name]?.includes(imported))
        .map((imported) => `${path.relative(__dirname, file)} imports ${imported}`),
    );

it.each(packages)('%s imports only packages to its left', (name) => {
  expect(listForeignImports(name)).toEqual([]);
});
