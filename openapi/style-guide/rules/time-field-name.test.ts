import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const lint = (property: string): Promise<readonly string[]> =>
  lintRows(
    'time-field-name',
    `components:
  schemas:
    User: {properties: {${property}}}
    Time: {type: string, format: date-time}
`,
  );

test('rejects a time whose name does not end in _at', async () => {
  expect(await lint('created: {type: string, format: date-time}')).toEqual([
    '3 The field "created" is a date-time, but its name does not end in _at',
  ]);
});

test('rejects a name that ends in _at but is not a time', async () => {
  expect(await lint('created_at: {type: integer}')).toEqual([
    '3 The name of the field "created_at" ends in _at, but it is not a date-time',
  ]);
  expect(await lint('created_at: {type: string, format: date}')).toHaveLength(1);
});

test('passes a time whose name ends in _at, and a date', async () => {
  expect(await lint('created_at: {type: string, format: date-time}')).toEqual([]);
  expect(await lint('birthday: {type: string, format: date}')).toEqual([]);
});

test('finds the format behind a reference and in a union with null', async () => {
  const reference = "{$ref: '#/components/schemas/Time'}";
  expect(await lint(`created_at: ${reference}`)).toEqual([]);
  expect(await lint(`created_at: {anyOf: [${reference}, {type: 'null'}]}`)).toEqual([]);
  expect(await lint(`format: ${reference}`)).toHaveLength(1);
});
