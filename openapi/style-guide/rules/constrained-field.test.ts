import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const lint = (schema: string): Promise<readonly string[]> =>
  lintRows('constrained-field', `components: {schemas: {Field: {${schema}}}}\n`);

test('rejects a string, a number and an array without limits', async () => {
  expect(await lint('type: string')).toEqual(['1 The string "Field" has no maxLength']);
  expect(await lint('type: integer')).toEqual([
    '1 The integer "Field" has no minimum and no maximum',
  ]);
  expect(await lint('type: number, minimum: 0')).toEqual(['1 The number "Field" has no maximum']);
  expect(await lint('type: array')).toEqual(['1 The array "Field" has no maxItems']);
});

test.each(['maxLength: 20', 'pattern: ^a$', 'enum: [a]', 'const: a', 'format: uuid'])(
  'passes a string with %s',
  async (constraint) => {
    expect(await lint(`type: string, ${constraint}`)).toEqual([]);
  },
);

test('passes numbers and arrays with their limits', async () => {
  expect(await lint('type: integer, minimum: 1, maximum: 25')).toEqual([]);
  expect(await lint('type: number, exclusiveMinimum: 0, exclusiveMaximum: 1')).toEqual([]);
  expect(await lint('type: array, maxItems: 20')).toEqual([]);
});

test('accepts int32 as an upper limit, but no format as a length limit', async () => {
  expect(await lint('type: integer, format: int32, minimum: 0')).toEqual([]);
  expect(await lint('type: string, format: uri')).toHaveLength(1);
});

test('checks every type of a schema, except booleans and objects', async () => {
  expect(await lint("type: [string, 'null']")).toEqual(['1 The string "Field" has no maxLength']);
  expect(await lint('type: boolean')).toEqual([]);
  expect(await lint('type: object')).toEqual([]);
});
