import {expect, test} from 'vitest';

import {lintRows, lintText} from '../lint-text';

const RULE = 'access-shape';

const toYaml = (access: string, security = '[{oauth2: [users.read]}]'): string =>
  `security: ${security}\npaths:\n  /users:\n    get:\n      x-access: ${access}\n`;

const lint = (access: string, security?: string): Promise<readonly string[]> =>
  lintRows(RULE, toYaml(access, security));

test('rejects an operation that does not say who may call it', async () => {
  expect(await lintRows(RULE, 'paths: {/users: {get: {security: [{oauth2: [a]}]}}}')).toEqual([
    '1 GET /users does not say who may call it',
  ]);
  expect(await lint('[]')).toEqual(['4 GET /users does not say who may call it']);
  expect(await lint('everybody')).toEqual(['4 GET /users does not say who may call it']);
});

test('rejects members and values that are not known, and names the nearest', async () => {
  const findings = await lintText(
    RULE,
    toYaml('[{scope: users.read, user_type: [ciso], user_types: [cisco], records: owns}]'),
  );
  expect(findings.map(({message, fix}) => `${message} → ${fix}`)).toEqual([
    '"user_type" is no member of x-access → did you mean user_types?',
    '"cisco" is no user type → did you mean ciso?',
    '"owns" is no value of records → did you mean own?',
  ]);
});

test('rejects an entry that lacks something', async () => {
  expect(await lint('[{scope: users.read}]')).toEqual([
    '5 An entry of x-access lacks user_types and records',
  ]);
  expect(await lint('[{scope: users.read, user_types: [], records: all}]')).toEqual([
    '5 An entry of x-access has no user types',
  ]);
});

test('rejects scopes that only one of the two names', async () => {
  expect(await lint('[{scope: users.raed, user_types: [ciso], records: all}]')).toEqual([
    '5 x-access has the scope "users.raed", which security has not',
    '1 security has the scope "users.read", which x-access has not',
  ]);
});

test('passes one entry for each scope', async () => {
  const access = `[
        {scope: users.read, user_types: [ciso, member], records: all},
        {scope: profile, user_types: [vendor], records: own, fields: [phone], note: Not others.}]`;
  expect(await lint(access, '[{oauth2: [users.read]}, {oauth2: [profile]}]')).toEqual([]);
});

test('asks nothing of an operation that anybody may call', async () => {
  expect(await lintRows(RULE, 'paths: {/health: {get: {security: []}}}')).toEqual([]);
  expect(await lintRows(RULE, 'security: [{}]\npaths: {/health: {get: {}}}')).toEqual([]);
});
