import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const lint = (values: string): Promise<readonly string[]> =>
  lintRows('lower-case-enum', `components: {schemas: {Kind: {enum: [${values}]}}}\n`);

test('rejects each value with an upper-case letter', async () => {
  expect(await lint('ACTIVE, active, Suspended')).toEqual([
    '1 The enum value "ACTIVE" is not in lower case',
    '1 The enum value "Suspended" is not in lower case',
  ]);
});

test('passes lower case', async () => {
  expect(await lint('active, own_organization, users.read')).toEqual([]);
});

test('accepts values without letters', async () => {
  expect(await lint("1-9, 1000+, 5, true, null, ''")).toEqual([]);
});
