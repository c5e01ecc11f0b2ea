import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const RULE = 'if-match-required';

const lint = (method: string, parameter: string): Promise<readonly string[]> =>
  lintRows(
    RULE,
    `paths:\n  /company:\n    ${method}:\n      parameters:\n        - ${parameter}\n`,
  );

test.each(['patch', 'put', 'delete'])('rejects a %s without If-Match', async (method) => {
  expect(await lint(method, '{name: If-None-Match, in: header, required: true}')).toEqual([
    `3 ${method.toUpperCase()} /company has no parameter If-Match`,
  ]);
});

test('rejects an optional If-Match', async () => {
  expect(await lint('patch', '{name: If-Match, in: header}')).toEqual([
    '5 PATCH /company has the parameter If-Match but does not require it',
  ]);
});

test('passes a required If-Match, and a GET without one', async () => {
  expect(await lint('patch', '{name: If-Match, in: header, required: true}')).toEqual([]);
  expect(await lint('get', '{name: page_size, in: query}')).toEqual([]);
});

test('finds the parameter behind a reference, on the path, and in another case', async () => {
  const yaml = `paths:
  /company:
    parameters: [{$ref: '#/components/parameters/IfMatch'}]
    patch: {}
components: {parameters: {IfMatch: {name: if-match, in: header, required: true}}}
`;
  expect(await lintRows(RULE, yaml)).toEqual([]);
});
