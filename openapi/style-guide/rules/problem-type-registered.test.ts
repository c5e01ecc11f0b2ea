import {expect, test} from 'vitest';

import {lintRows, lintText} from '../lint-text';

const RULE = 'problem-type-registered';

const toYaml = (status: string, mediaType: string): string =>
  `x-problem-types: {user-not-found: {status: 404}}
paths:
  /a:
    get:
      responses:
        '${status}': {content: {application/problem+json: ${mediaType}}}
`;

const lint = (status: string, mediaType: string): Promise<readonly string[]> =>
  lintRows(RULE, toYaml(status, mediaType));

test('rejects a type that is not registered, and names the nearest', async () => {
  expect(await lintText(RULE, toYaml('404', '{examples: {user-not-fond: {}}}'))).toEqual([
    {
      line: 6,
      message: 'The problem type "user-not-fond" is not registered',
      fix: 'did you mean user-not-found?',
    },
  ]);
});

test('rejects a type under a status other than its own', async () => {
  expect(await lint('409', '{examples: {user-not-found: {}}}')).toEqual([
    '6 The problem type "user-not-found" is registered for status 404, but used in a response 409',
  ]);
});

test('rejects an example whose problem type differs from its name', async () => {
  const value = '{type: https://docs.example.com/problems/user-gone}';
  expect(await lint('404', `{examples: {user-not-found: {value: ${value}}}}`)).toEqual([
    '6 The example "user-not-found" contains the problem type "https://docs.example.com/problems/user-gone"',
  ]);
});

test('passes a registered type', async () => {
  const value = '{type: https://docs.example.com/problems/user-not-found}';
  expect(await lint('404', `{examples: {user-not-found: {value: ${value}}}}`)).toEqual([]);
});

test('reads a single example, and treats a contract without a registry as an empty registry', async () => {
  const example = '{example: {type: https://docs.example.com/problems/user-not-found}}';
  expect(await lint('404', example)).toEqual([]);
  const yaml = toYaml('404', example).replace(/^.*\n/, '');
  expect(await lintRows(RULE, yaml)).toEqual([
    '5 The problem type "user-not-found" is not registered',
  ]);
});
