import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const lintProperty = (name: string): Promise<readonly string[]> =>
  lintRows('snake-case-name', `components: {schemas: {User: {properties: {${name}: {}}}}}\n`);

const lintParameter = (name: string, place: string): Promise<readonly string[]> =>
  lintRows(
    'snake-case-name',
    `components: {parameters: {P: {name: ${name}, in: ${place}, schema: {}}}}\n`,
  );

test('rejects a property in camel case or in kebab-case', async () => {
  expect(await lintProperty('givenName')).toEqual([
    '1 The property "givenName" is not in snake_case',
  ]);
  expect(await lintProperty('given-name')).toHaveLength(1);
});

test('rejects the same in a parameter of the query or the path', async () => {
  expect(await lintParameter('pageSize', 'query')).toEqual([
    '1 The parameter "pageSize" is not in snake_case',
  ]);
  expect(await lintParameter('userId', 'path')).toHaveLength(1);
});

test('passes lower-case words with underscores', async () => {
  expect(await lintProperty('given_name')).toEqual([]);
  expect(await lintParameter('page_size', 'query')).toEqual([]);
});

test('passes digits after a letter, and the names of headers', async () => {
  expect(await lintProperty('line1')).toEqual([]);
  expect(await lintParameter('If-Match', 'header')).toEqual([]);
});
