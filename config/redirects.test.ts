import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {writeFiles} from 'static-pages/testing/write-files';
import {siteDir} from '../scripts/site';

import type {Api} from 'openapi-static/api';
import {toLowerCaseRedirects, toProblemRedirects} from './redirects';

it('leads the lower-case form of a path to the path', () => {
  expect(toLowerCaseRedirects('/docs/API/Ciso-API/create-user')).toEqual([
    '/docs/api/ciso-api/create-user',
  ]);
});

it('makes no redirect for a path that is lower-case already', () => {
  expect(toLowerCaseRedirects('/docs/introduction/')).toEqual([]);
});

describe('the redirects of problem types', () => {
  const contract = (...slugs: readonly string[]): string =>
    `openapi: 3.1.0\nx-problem-types: {${slugs.map((slug) => `${slug}: {}`).join(', ')}}\n`;

  const toApi = (id: string, errorsPage?: string): Api => ({
    id,
    label: id,
    route: `docs/API/${id}`,
    contract: `${id}.yaml`,
    ...(errorsPage !== undefined && {errorsPage}),
  });

  it('lead from each type of our contract to its section of the page of errors', () => {
    const text = fs.readFileSync(path.join(siteDir, 'openapi/ciso-api.yaml'), 'utf8');
    const {'x-problem-types': types} = parse(text) as {readonly 'x-problem-types': object};
    const expected = Object.keys(types).map((slug) => ({
      from: `/problems/${slug}`,
      to: `/docs/API/errors#${slug}`,
    }));
    expect(expected.length).toBeGreaterThan(0);
    expect(toProblemRedirects(siteDir)).toEqual(expected);
  });

  it('lead to the introduction of an API that names no page of errors', () => {
    const site = writeFiles({
      'One.yaml': contract('shared', 'own'),
      'Two.yaml': contract('shared'),
    });
    expect(toProblemRedirects(site, [toApi('One'), toApi('Two', 'docs/errors')])).toEqual([
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
    expect(toProblemRedirects(writeFiles({'One.yaml': text}), [toApi('One')])).toEqual([]);
  });

  it('leave a contract that is not there to its lint', () => {
    expect(toProblemRedirects(writeFiles({}), [toApi('One')])).toEqual([]);
  });
});
