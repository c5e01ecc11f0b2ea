import {expect, test} from 'vitest';

import {lintRows, lintText} from '../lint-text';

const RULE = 'access-shape';

const toYaml = (access: string, security = '[{oauth2: [users.read]}]'): string =>
  `security: ${security}\npaths:\n  /users:\n    get:\n      x-access: ${access}\n`;

const lint = (access: string, security?: string): Promise<readonly string[]> =>
  lintRows(RULE, toYaml(access, security));

test('rejects an operation without x-access', async () => {
  expect(await lintRows(RULE, 'paths: {/users: {get: {security: [{oauth2: [a]}]}}}')).toEqual([
    '1 GET /users has no x-access, so readers do not know who may call it',
  ]);
  expect(await lint('[]')).toEqual([
    '4 GET /users has no x-access, so readers do not know who may call it',
  ]);
  expect(await lint('everybody')).toEqual([
    '4 GET /users has no x-access, so readers do not know who may call it',
  ]);
});

test('rejects unknown members and values, and suggests the nearest', async () => {
  const findings = await lintText(
    RULE,
    toYaml('[{scope: users.read, user_type: [ciso], user_types: [cisco], records: owns}]'),
  );
  expect(findings.map(({message, fix}) => `${message} → ${fix}`)).toEqual([
    'x-access has no member "user_type" → did you mean user_types?',
    '"cisco" is not a user type → did you mean ciso?',
    '"owns" is not a value of records → did you mean own?',
  ]);
});

test('rejects an incomplete entry', async () => {
  expect(await lint('[{scope: users.read}]')).toEqual([
    '5 An entry of x-access has no user_types and no records',
  ]);
  expect(await lint('[{scope: users.read, user_types: [], records: all}]')).toEqual([
    '5 An entry of x-access has no user types',
  ]);
});

test('rejects a scope that only `x-access` or only `security` names', async () => {
  expect(await lint('[{scope: users.raed, user_types: [ciso], records: all}]')).toEqual([
    '5 x-access contains the scope "users.raed", but security does not',
    '1 security contains the scope "users.read", but x-access does not',
  ]);
});

test('passes an entry for each scope', async () => {
  const access = `[
        {scope: users.read, user_types: [ciso, member], records: all},
        {scope: profile, user_types: [vendor], records: own, fields: [phone], note: Not others.}]`;
  expect(await lint(access, '[{oauth2: [users.read]}, {oauth2: [profile]}]')).toEqual([]);
});

test('does not apply to a public operation', async () => {
  expect(await lintRows(RULE, 'paths: {/health: {get: {security: []}}}')).toEqual([]);
  expect(await lintRows(RULE, 'security: [{}]\npaths: {/health: {get: {}}}')).toEqual([]);
});
