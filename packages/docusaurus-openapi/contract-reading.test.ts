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
