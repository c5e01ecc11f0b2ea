import path from 'node:path';

import {expect, it} from 'vitest';

import {writeFiles} from '@openapi-portal/reports/testing';

import namesLoader from './names-loader.cjs';

const REPORT = '/site/report.txt';

function findDependencies(source: string): readonly string[] {
  const siteDir = writeFiles({
    'docs/there.mdx': '',
    'docs/picture.png': '',
    'names/words.json': '{"user.json": ["create-user"]}',
  });
  const found: string[] = [];
  const context = {
    context: path.join(siteDir, 'docs'),
    getOptions: () => ({folders: [path.join(siteDir, 'names')], report: REPORT}),
    addDependency: (file: string) => void found.push(path.relative(siteDir, file)),
  };
  expect(namesLoader.call(context, source)).toBe(source);
  return found.map((file) => (path.resolve(siteDir, file) === REPORT ? 'report' : file));
}

it.each([
  '[a](./gone.mdx)',
  '[a](gone.mdx#part)',
  '![a](<./gone.png>)',
  '[a]: ../docs/gone.md "title"',
])(
  'recompiles a page when the report changes, if the page links to a missing file: %s',
  (source) => {
    expect(findDependencies(source)).toEqual(['names/words.json', 'report']);
  },
);

it.each([
  '[a](./there.mdx)',
  '![a](picture.png)',
  '[a](https://host.example/a.html)',
  '[a](/docs/b)',
])(
  'does not recompile a page that links to an existing file or to no similar name: %s',
  (source) => {
    expect(findDependencies(source)).toEqual(['names/words.json']);
  },
);

it('recompiles a page when the names that it uses change', () => {
  expect(findDependencies('<Operation id="create-user" />')).toContain('names/user.json');
});
