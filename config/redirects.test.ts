import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {writeFiles} from '@openapi-portal/reports/testing';
import {readApis} from '../scripts/read-apis';
import {siteDir} from '../scripts/site';

import type {Api} from '@openapi-portal/openapi-model';
import {
  findFormerAddresses,
  movedPages,
  toLowerCaseRedirects,
  toOperationRedirects,
  toProblemRedirects,
} from './redirects';
import {readContracts} from './read-contracts';

it('leads the lower-case form of a path to the path', () => {
  expect(toLowerCaseRedirects('/docs/API/Ciso-API/create-user')).toEqual([
    '/docs/api/ciso-api/create-user',
  ]);
});

it('makes no redirect for a path that is lower-case already', () => {
  expect(toLowerCaseRedirects('/docs/introduction/')).toEqual([]);
});

const toApi = (id: string, errorsPage?: string): Api => ({
  id,
  label: id,
  route: `docs/API/${id}`,
  contract: `${id}.yaml`,
  ...(errorsPage !== undefined && {errorsPage}),
});

it('leads from a page that has moved, in lower case as well', () => {
  expect(movedPages).toContainEqual({from: '/docs/API/style-guide', to: '/docs/API/#conventions'});
  expect(movedPages).toContainEqual({from: '/docs/api/style-guide', to: '/docs/API/#conventions'});
});

describe('the redirects of operations', () => {
  const toContract = (...ids: readonly string[]): string =>
    `openapi: 3.1.0\npaths:\n${ids.map((id) => `  /${id}: {get: {operationId: ${id}}}\n`).join('')}`;

  const toRedirects = (files: Readonly<Record<string, string>>, taken: readonly string[] = []) =>
    toOperationRedirects(readContracts(writeFiles(files), [toApi('One'), toApi('Two')]), taken);

  it('lead from each operation of our contract to its page', async () => {
    const redirects = toOperationRedirects(readContracts(siteDir, await readApis()), []);
    expect(redirects).toContainEqual({
      from: '/create-user',
      to: '/docs/API/Ciso-API/create-user',
    });
  });

  it('know an operation by its id and by the name of its page', () => {
    expect(toRedirects({'One.yaml': toContract('getUser', 'repos/get')})).toEqual([
      {from: '/getUser', to: '/docs/API/One/get-user'},
      {from: '/get-user', to: '/docs/API/One/get-user'},
      {from: '/repos/get', to: '/docs/API/One/repos-get'},
      {from: '/repos-get', to: '/docs/API/One/repos-get'},
    ]);
  });

  it('lead to the first of several contracts', () => {
    const files = {'One.yaml': toContract('list'), 'Two.yaml': toContract('list', 'add')};
    expect(toRedirects(files).map(({to}) => to)).toEqual([
      '/docs/API/One/list',
      '/docs/API/Two/add',
    ]);
  });

  it('leave what is a page of the site, and an id that is no path', () => {
    const contract = toContract('docs', 'blog/list', '"../up"', '"a b"');
    expect(toRedirects({'One.yaml': contract}, ['docs', 'blog']).map(({from}) => from)).toEqual([
      '/blog-list',
      '/up',
      '/a-b',
    ]);
  });
});

describe('the former addresses of an operation', () => {
  const toOperation = (id: string) => ({id, slug: id, href: `/docs/API/One/${id}`});
  const toNamed = (renamed: Readonly<Record<string, string>>) => [
    {href: '/docs/API/One/', renamed, operations: [toOperation('get-user'), toOperation('add')]},
  ];

  it('are those of the ids that it had, in lower case and short as well', () => {
    const apis = toNamed({readUser: 'get-user', 'user.get': 'get-user', create: 'add'});
    expect(findFormerAddresses('/docs/API/One/get-user', apis)).toEqual([
      '/docs/API/One/read-user',
      '/docs/api/one/read-user',
      '/read-user',
      '/docs/API/One/user-get',
      '/docs/api/one/user-get',
      '/user-get',
    ]);
  });

  it('are none where the page has its address still, or another has it now', () => {
    expect(findFormerAddresses('/docs/API/One/get-user', toNamed({getUser: 'get-user'}))).toEqual(
      [],
    );
    expect(findFormerAddresses('/docs/API/One/get-user', toNamed({Add: 'get-user'}))).toEqual([]);
    expect(findFormerAddresses('/docs/API/One/', toNamed({old: 'add'}))).toEqual([]);
  });
});

describe('the redirects of problem types', () => {
  const contract = (...slugs: readonly string[]): string =>
    `openapi: 3.1.0\nx-problem-types: {${slugs.map((slug) => `${slug}: {}`).join(', ')}}\n`;

  it('lead from each type of our contract to its section of the page of errors', async () => {
    const text = fs.readFileSync(path.join(siteDir, 'openapi/ciso-api.yaml'), 'utf8');
    const {'x-problem-types': types} = parse(text) as {readonly 'x-problem-types': object};
    const expected = Object.keys(types).map((slug) => ({
      from: `/problems/${slug}`,
      to: `/docs/API/errors#${slug}`,
    }));
    expect(expected.length).toBeGreaterThan(0);
    expect(toProblemRedirects(readContracts(siteDir, await readApis()))).toEqual(expected);
  });

  it('lead to the introduction of an API that names no page of errors', () => {
    const site = writeFiles({
      'One.yaml': contract('shared', 'own'),
      'Two.yaml': contract('shared'),
    });
    const contracts = readContracts(site, [toApi('One'), toApi('Two', 'docs/errors')]);
    expect(toProblemRedirects(contracts)).toEqual([
      {from: '/problems/shared', to: '/docs/API/One/#problem-shared'},
      {from: '/problems/own', to: '/docs/API/One/#problem-own'},
    ]);
  });

  it.each([
    ['is empty', ''],
    ['is a list', '- openapi'],
    ['is no YAML', 'openapi: "3.1.0'],
    ['repeats what it does not name', 'paths: *none'],
    ['has a list of types', 'x-problem-types: [a]'],
    ['names a type that leads elsewhere', 'x-problem-types: {../../x: {}, a/b: {}, A: {}}'],
  ])('leave a contract that %s to its lint', (_, text) => {
    const contracts = readContracts(writeFiles({'One.yaml': text}), [toApi('One')]);
    expect(toProblemRedirects(contracts)).toEqual([]);
    expect(toOperationRedirects(contracts, [])).toEqual([]);
  });

  it('leave a contract that is not there to its lint', () => {
    expect(toProblemRedirects(readContracts(writeFiles({}), [toApi('One')]))).toEqual([]);
  });
});
