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
  ['static-pages', ['openapi-static', 'openapi-releases', 'checked-prose', 'prose-words']],
  ['openapi-static', ['openapi-releases', 'checked-prose', 'prose-words']],
  ['openapi-releases', ['checked-prose', 'prose-words']],
  ['checked-prose', ['openapi-releases', 'prose-words']],
  ['prose-words', ['openapi-static', 'openapi-releases', 'checked-prose']],
])('%s may not import %j', async (name, forbidden) => {
  const imports = PACKAGES.filter((one) => one !== name).map((one) => `${one}/index`);
  const found = await findForbidden(name, imports);
  expect([...found].sort()).toEqual(forbidden.map((one) => `${one}/index`).sort());
});
