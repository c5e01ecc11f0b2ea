import fs from 'node:fs';
import path from 'node:path';

import {ESLint, Linter} from 'eslint';
import {expect, it} from 'vitest';

const PACKAGES = fs
  .readdirSync(__dirname, {withFileTypes: true})
  .flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const RULE = 'no-restricted-imports';

/** Of these imports, those that the lint forbids in a package. */
async function findForbidden(name: string, imports: readonly string[]): Promise<readonly string[]> {
  const eslint = new ESLint({cwd: path.join(__dirname, '..')});
  const {rules} = (await eslint.calculateConfigForFile(
    path.join(__dirname, name, 'index.ts'),
  )) as Required<Pick<Linter.Config, 'rules'>>;
  const code = imports.map((from) => `import '${from}';\n`).join('');
  const messages = new Linter().verify(code, {rules: {[RULE]: rules[RULE]}});
  return messages.map(({line}) => imports[line - 1] ?? '');
}

it.each(PACKAGES)('%s may import nothing of the site, by whatever way', async (name) => {
  const imports = ['../../config/apis', '../../../src/product', './index', 'react'];
  expect(await findForbidden(name, imports)).toEqual(imports.slice(0, 2));
});

it.each([
  ['static-pages', []],
  ['openapi-static', ['static-pages']],
  ['openapi-releases', ['static-pages', 'openapi-static']],
  ['checked-prose', ['static-pages', 'openapi-static']],
  ['prose-words', ['static-pages']],
  ['sandbox', ['static-pages', 'openapi-static']],
  ['search', ['static-pages']],
  ['machine-readable', ['static-pages', 'openapi-static', 'search']],
])('%s may import %j alone', async (name, allowed) => {
  const others = PACKAGES.filter((one) => one !== name).map((one) => `${one}/index`);
  const found = await findForbidden(name, others);
  expect(others.filter((one) => !found.includes(one)).sort()).toEqual(
    allowed.map((one) => `${one}/index`).sort(),
  );
});
