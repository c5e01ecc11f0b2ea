import {expect, test} from 'vitest';

import {lintRows, lintText} from '../lint-text';

const RULE = 'problem-type-name';

test('rejects a type with another base URL', async () => {
  expect(await lintText(RULE, 'x-problem-types:\n  ok: {}\n  ../../x: {}\n')).toEqual([
    {
      line: 3,
      message: 'The problem type "../../x" is not in kebab-case, so it cannot be part of a URL',
      fix: 'write it as lower-case words with hyphens between them, as in `user-in-use`',
    },
  ]);
});

test.each(['UserInUse', 'user_in_use', 'user in use', 'a/b', 'a%2e', '..', "''", 'é'])(
  'rejects %s',
  async (name) => {
    expect(await lintRows(RULE, `x-problem-types:\n  ${name}: {}\n`)).toHaveLength(1);
  },
);

test('passes words with hyphens and numbers, and a contract without a registry', async () => {
  expect(await lintRows(RULE, 'x-problem-types: {user-in-use: {}, rate-2: {}}\n')).toEqual([]);
  expect(await lintRows(RULE, 'paths: {}\n')).toEqual([]);
});

test('does not crash on an invalid registry', async () => {
  expect(await lintRows(RULE, 'x-problem-types: [../x]\n')).toEqual([]);
});
