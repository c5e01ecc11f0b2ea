import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {readNames} from '@openapi-portal/api-names';
import {toSlug} from '@openapi-portal/openapi-model';
import {readApis} from '../scripts/read-apis';
import {siteDir} from '../scripts/site';

import {
  findFormerAddresses,
  movedPages,
  type NamedApi,
  toLowerCaseRedirects,
  toOperationRedirects,
  toProblemRedirects,
} from './redirects';

it('redirects the lower-case form of a path to the path', () => {
  expect(toLowerCaseRedirects('/docs/API/Ciso-API/create-user')).toEqual([
    '/docs/api/ciso-api/create-user',
  ]);
});

it('creates no redirect for a path that is already lower-case', () => {
  expect(toLowerCaseRedirects('/docs/introduction/')).toEqual([]);
});

const toNamed = (
  id: string,
  ids: readonly string[],
  problems: readonly string[] = [],
): NamedApi => ({
  id,
  href: `/docs/API/${id}/`,
  renamed: {},
  operations: ids.map((one) => {
    const slug = toSlug(one);
    return {id: one, slug, href: `/docs/API/${id}/${slug}`};
  }),
  problems: problems.map((slug) => ({slug, href: `/docs/API/${id}/#problem-${slug}`})),
});

it('redirects a moved page, also from its lower-case path', () => {
  expect(movedPages).toContainEqual({from: '/docs/API/style-guide', to: '/docs/API/#conventions'});
  expect(movedPages).toContainEqual({from: '/docs/api/style-guide', to: '/docs/API/#conventions'});
});

describe('the redirects of operations', () => {
  it('lead from each operation of the contract to its page', () => {
    expect(toOperationRedirects(readNames(siteDir), [])).toContainEqual({
      from: '/create-user',
      to: '/docs/API/Ciso-API/create-user',
    });
  });

  it('accept the operation id and the name of its page', () => {
    expect(toOperationRedirects([toNamed('One', ['getUser', 'repos/get'])], [])).toEqual([
      {from: '/getUser', to: '/docs/API/One/get-user'},
      {from: '/get-user', to: '/docs/API/One/get-user'},
      {from: '/repos/get', to: '/docs/API/One/repos-get'},
      {from: '/repos-get', to: '/docs/API/One/repos-get'},
    ]);
  });

  it('lead to the first of several contracts', () => {
    const named = [toNamed('One', ['list']), toNamed('Two', ['list', 'add'])];
    expect(toOperationRedirects(named, []).map(({to}) => to)).toEqual([
      '/docs/API/One/list',
      '/docs/API/Two/add',
    ]);
  });

  it('do not replace a page of the site, and skip an id that is not a path', () => {
    const named = [toNamed('One', ['docs', 'blog/list', '../up', 'a b'])];
    expect(toOperationRedirects(named, ['docs', 'blog']).map(({from}) => from)).toEqual([
      '/blog-list',
      '/up',
      '/a-b',
    ]);
  });
});

describe('the former URLs of an operation', () => {
  const toRenamed = (renamed: Readonly<Record<string, string>>) => [
    {...toNamed('One', ['get-user', 'add']), renamed},
  ];

  it('cover its earlier ids, also in lower case and in their short form', () => {
    const apis = toRenamed({readUser: 'get-user', 'user.get': 'get-user', create: 'add'});
    expect(findFormerAddresses('/docs/API/One/get-user', apis)).toEqual([
      '/docs/API/One/read-user',
      '/docs/api/one/read-user',
      '/read-user',
      '/docs/API/One/user-get',
      '/docs/api/one/user-get',
      '/user-get',
    ]);
  });

  it('are not created if the URL is still, or again, a page', () => {
    expect(findFormerAddresses('/docs/API/One/get-user', toRenamed({getUser: 'get-user'}))).toEqual(
      [],
    );
    expect(findFormerAddresses('/docs/API/One/get-user', toRenamed({Add: 'get-user'}))).toEqual([]);
    expect(findFormerAddresses('/docs/API/One/', toRenamed({old: 'add'}))).toEqual([]);
  });
});

describe('the redirects of problem types', () => {
  it('lead from each problem type of the contract to its section of the errors page', async () => {
    const text = fs.readFileSync(path.join(siteDir, 'openapi/ciso-api.yaml'), 'utf8');
    const {'x-problem-types': types} = parse(text) as {readonly 'x-problem-types': object};
    const expected = Object.keys(types).map((slug) => ({
      from: `/problems/${slug}`,
      to: `/docs/API/errors#${slug}`,
    }));
    expect(expected.length).toBeGreaterThan(0);
    expect(toProblemRedirects(readNames(siteDir), await readApis())).toEqual(expected);
  });

  it('lead to the introduction of an API without an errors page', () => {
    const named = [toNamed('One', [], ['shared', 'own']), toNamed('Two', [], ['shared'])];
    const apis = [{id: 'One'}, {id: 'Two', errorsPage: 'docs/errors'}];
    expect(toProblemRedirects(named, apis)).toEqual([
      {from: '/problems/shared', to: '/docs/API/One/#problem-shared'},
      {from: '/problems/own', to: '/docs/API/One/#problem-own'},
    ]);
  });
});
