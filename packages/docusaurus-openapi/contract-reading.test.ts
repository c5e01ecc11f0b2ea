import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {afterEach, expect, it, vi} from 'vitest';

import {type ApiPages, createApiPages} from './index';

afterEach(() => {
  vi.restoreAllMocks();
});

const CONTRACT = `openapi: 3.1.1
info: {title: A, version: '1'}
servers: [{url: https://a.example.com}]
paths: {/a: {get: {operationId: a, summary: A, responses: {'200': {description: Done.}}}}}
`;

/** Does what a build does: Docusaurus reads the configuration twice, and lints and generates with the second one. */
async function build(siteDir: string, strict: boolean): Promise<void> {
  const createPages = async (): Promise<ApiPages> => {
    const pages = createApiPages({
      siteDir,
      baseUrl: '/',
      prose: [{dir: 'docs', route: '/'}],
      strict,
    });
    await pages.complete({A: {specPath: 'a.yaml', outputDir: 'docs/A'}});
    return pages;
  };
  await createPages();
  const pages = await createPages();
  await pages.lint();
  await pages.build();
  for (const api of pages.all) {
    await api.generate();
    await api.listRemarks();
  }
}

it("applies an API's overlays and filter to pages and lint, and reads overlays again after a change", async () => {
  const siteDir = writeFiles({
    'a.yaml': CONTRACT.replace(
      'paths: {',
      "paths: {/b: {get: {operationId: b, x-internal: true, responses: {'200': {description: B}}}}, ",
    ),
    'fix.yaml': `overlay: 1.0.0
info: {title: Fix, version: '1'}
actions:
  - {target: $.paths.*.get, update: {summary: Fixed}}
`,
  });
  fs.symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  const pages = createApiPages({
    siteDir,
    baseUrl: '/',
    prose: [{dir: 'docs', route: '/'}],
    extras: {A: {overlays: ['fix.yaml'], filter: {hideInternal: true}}},
    strict: true,
  });
  await pages.complete({A: {specPath: 'a.yaml', outputDir: 'docs/A'}});
  const readTitles = async (): Promise<readonly string[]> =>
    ((await pages.generated[0]?.build())?.operations ?? []).map(({title}) => title);
  expect(await readTitles()).toEqual(['Fixed']);
  const overlay = path.join(siteDir, 'fix.yaml');
  const text = fs.readFileSync(overlay, 'utf8');
  fs.writeFileSync(overlay, text.replace('Fixed', 'Fixed again'));
  expect(await readTitles()).toEqual(['Fixed again']);
  fs.writeFileSync(overlay, text.replace('$.paths', 'paths'));
  await expect(pages.lint()).rejects.toThrow(/fix\.yaml:4:14 {2}paths\.\*\.get is not a JSONPath/);
});

it.each([true, false])(
  'reads a contract once for the pages, and once for rules that need another form (strict: %s)',
  async (strict) => {
    const siteDir = writeFiles({'a.yaml': CONTRACT});
    fs.symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
    const read = vi.spyOn(fs.promises, 'readFile');
    await build(siteDir, strict);
    const names = read.mock.calls.map(([file]) => path.basename(String(file)));
    expect(names.filter((name) => name === 'a.yaml')).toHaveLength(2);
  },
);

it('writes no tag pages, which the sidebar would not contain', async () => {
  const siteDir = writeFiles({'a.yaml': CONTRACT});
  fs.symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  const pages = createApiPages({
    siteDir,
    baseUrl: '/',
    prose: [{dir: 'docs', route: '/'}],
    strict: false,
  });
  const sidebarOptions = {groupPathsBy: 'tag', categoryLinkSource: 'tag'} as const;
  const {A} = await pages.complete({
    A: {specPath: 'a.yaml', outputDir: 'docs/A', sidebarOptions},
  });
  expect(A?.sidebarOptions).toEqual({groupPathsBy: 'tag'});
});
