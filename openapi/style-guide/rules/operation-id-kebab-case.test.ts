import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const lint = (id: string): Promise<readonly string[]> =>
  lintRows('operation-id-kebab-case', `paths: {/users: {get: {operationId: ${id}}}}\n`);

test('rejects an id with capitals, underscores, spaces or a hyphen at an end', async () => {
  expect(await lint('getUsers')).toEqual(['1 The operation id "getUsers" is not in kebab-case']);
  expect(await lint('get_users')).toEqual(['1 The operation id "get_users" is not in kebab-case']);
  expect(await lint('get users')).toHaveLength(1);
  expect(await lint('get-users-')).toHaveLength(1);
});

test('passes lower-case words with hyphens', async () => {
  expect(await lint('get-users-info')).toEqual([]);
});

test('passes a digit inside an id and leaves a missing id to another rule', async () => {
  expect(await lint('get-v2-users')).toEqual([]);
  expect(await lint('')).toEqual([]);
});
