import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

interface Answer {
  readonly path?: string;
  readonly parameters?: readonly string[];
  readonly schema: string;
}

const PAGED = ['page_size', 'page_token'];

const lint = ({path = '/users', parameters = PAGED, schema}: Answer): Promise<readonly string[]> =>
  lintRows(
    'paged-list',
    `paths:
  /users/{user_id}: {get: {}}
  ${path}:
    get:
      parameters: [${parameters.map((name) => `{name: ${name}, in: query}`).join(', ')}]
      responses:
        '200':
          content:
            application/json:
              schema:
                ${schema}
`,
  );

test('rejects a list without pagination', async () => {
  expect(await lint({parameters: [], schema: 'type: array'})).toEqual([
    '4 GET /users returns a list, but has no parameter page_size and page_token',
    '10 GET /users returns a list, but its response has no items and next_page_token',
  ]);
});

test('rejects a total count and any other member', async () => {
  const schema = 'properties: {items: {type: array}, next_page_token: {}, total_count: {}}';
  expect(await lint({schema})).toEqual([
    '11 GET /users returns a list, but its response also has "total_count"',
  ]);
});

test('rejects a collection whose members have another name', async () => {
  expect(await lint({schema: 'properties: {users: {type: array}, next_page_token: {}}'})).toEqual([
    '10 GET /users returns a list, but its response has no items',
    '11 GET /users returns a list, but its response also has "users"',
  ]);
});

test('passes a paginated list, also with a composed schema', async () => {
  const page = '{properties: {next_page_token: {}}}';
  expect(await lint({schema: 'properties: {items: {type: array}, next_page_token: {}}'})).toEqual(
    [],
  );
  const schema = `allOf: [${page}, {properties: {items: {type: array}}}]`;
  expect(await lint({schema})).toEqual([]);
});

test('does not apply to a single resource, even with arrays', async () => {
  const schema = 'properties: {domains: {type: array}}';
  expect(await lint({path: '/company', parameters: [], schema})).toEqual([]);
});
