import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const lint = (name: string, type = 'boolean'): Promise<readonly string[]> =>
  lintRows(
    'boolean-field-name',
    `components: {schemas: {User: {properties: {${name}: {type: ${type}}}}}}\n`,
  );

test('rejects a noun and a verb in the imperative', async () => {
  expect(await lint('mfa')).toEqual(['1 The boolean "mfa" does not name a state']);
  expect(await lint('enable_mfa')).toHaveLength(1);
});

test.each(['mfa_enabled', 'is_primary', 'has_children', 'can_sign_in', 'renewable', 'active'])(
  'passes %s',
  async (name) => {
    expect(await lint(name)).toEqual([]);
  },
);

test('checks nullable booleans, but no other types', async () => {
  expect(await lint('mfa', "[boolean, 'null']")).toHaveLength(1);
  expect(await lint('mfa', 'string')).toEqual([]);
});
