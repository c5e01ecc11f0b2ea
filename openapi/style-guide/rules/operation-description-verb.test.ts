import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const lint = (text: string): Promise<readonly string[]> =>
  lintRows('operation-description-verb', `paths: {/users: {get: {description: '${text}'}}}\n`);

test('rejects an imperative, a noun and a word in lower case', async () => {
  expect(await lint('Get one user.')).toEqual([
    '1 The description starts with "Get" instead of a verb in the third person',
  ]);
  expect(await lint('Access to one user.')).toHaveLength(1);
  expect(await lint('returns one user.')).toHaveLength(1);
});

test.each(['Returns one user.', 'Lists the users.', 'Deletes, for good, a user.', 'Passes it on.'])(
  'passes "%s"',
  async (text) => {
    expect(await lint(text)).toEqual([]);
  },
);

test('rejects a word that only ends like a verb, and accepts white space before a verb', async () => {
  expect(await lint('This returns one user.')).toEqual([
    '1 The description starts with "This" instead of a verb in the third person',
  ]);
  expect(await lint('  Returns one user.')).toEqual([]);
});
