import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const lint = (...ids: readonly string[]): Promise<readonly string[]> => {
  const rows = ids.map((id, index) => `  /a${index}: {get: {operationId: ${id}}}\n`);
  return lintRows('operation-id-unique', `paths:\n${rows.join('')}`);
};

test('rejects an id that is used twice', async () => {
  expect(await lint('get-user', 'get-user')).toEqual([
    '3 The `operationId` "get-user" is not unique: another operation has "get-user"',
  ]);
});

test('accepts an id that another id starts with', async () => {
  expect(await lint('get-user', 'get-user-info', 'get-users')).toEqual([]);
});

test('rejects ids that differ only in case, except the first', async () => {
  expect(await lint('get-user', 'Get-User', 'GET-USER')).toEqual([
    '3 The `operationId` "Get-User" is not unique: another operation has "get-user"',
    '4 The `operationId` "GET-USER" is not unique: another operation has "get-user"',
  ]);
});
