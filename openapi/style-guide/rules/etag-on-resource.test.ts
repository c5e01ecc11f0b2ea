import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const lint = (method: string, status: string, response: string): Promise<readonly string[]> =>
  lintRows(
    'etag-on-resource',
    `paths:\n  /company:\n    ${method}:\n      responses:\n        '${status}': ${response}\n`,
  );

const toContent = (schema: string): string => `content: {application/json: {schema: ${schema}}}`;
const COMPANY = toContent('{properties: {name: {type: string}}}');

test('rejects a single resource without an ETag', async () => {
  expect(await lint('get', '200', `{${COMPANY}}`)).toEqual([
    '5 The response 200 of GET /company returns a single resource without an ETag',
  ]);
  expect(await lint('patch', '200', `{${COMPANY}}`)).toHaveLength(1);
  expect(await lint('post', '201', '{description: Created.}')).toEqual([
    '5 The response 201 of POST /company returns a single resource without an ETag',
  ]);
});

test('passes a single resource with an ETag', async () => {
  expect(await lint('get', '200', `{headers: {ETag: {}}, ${COMPANY}}`)).toEqual([]);
  expect(await lint('get', '200', `{headers: {etag: {}}, ${COMPANY}}`)).toEqual([]);
});

test('does not apply to a list, to a response without a body or to an error', async () => {
  const list = toContent('{properties: {items: {type: array}}}');
  expect(await lint('get', '200', `{${list}}`)).toEqual([]);
  expect(await lint('get', '200', `{${toContent('{type: array}')}}`)).toEqual([]);
  expect(await lint('delete', '204', '{description: Deleted.}')).toEqual([]);
  expect(await lint('get', '404', `{${COMPANY}}`)).toEqual([]);
});
