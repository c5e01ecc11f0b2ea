import {expect, test} from 'vitest';

import {lintRows, lintText} from '../lint-text';

const RULE = 'safe-pattern';

const lint = (schema: string): Promise<readonly string[]> =>
  lintRows(RULE, `components:\n  schemas:\n    Field: {${schema}}\n`);

test('rejects a pattern that backtracks too long, and names the slow part', async () => {
  const yaml = `components:
  schemas:
    Field:
      type: string
      pattern: ^(a+)+$
`;
  expect(await lintText(RULE, yaml)).toEqual([
    {
      line: 5,
      message:
        'The pattern of "Field" is not checked on pages and in the sandbox, because `(a+)+` may take too long',
      fix: 'write a pattern that can match each text in one way only, without backreferences and lookbehind. In `^[a-z]+(-[a-z]+)*$`, a hyphen starts each repetition',
    },
  ]);
});

test.each([
  ['the names of properties', "patternProperties: {'^(a+)+$': {type: string}}"],
  ['a rule for names', "propertyNames: {pattern: '^(a+)+$'}"],
  ['an item', "type: array, items: {pattern: '^(a+)+$'}"],
  ['a part of an alternative', "anyOf: [{not: {pattern: '^(a+)+$'}}]"],
  ['what stands beside a reference', "$ref: '#/components/schemas/Other', pattern: '^(a+)+$'"],
])('checks %s', async (_, schema) => {
  expect(await lint(`${schema}}\n    Other: {type: string`)).toHaveLength(1);
});

test('passes a pattern with a repeat that ends at each round', async () => {
  expect(await lint('type: string, pattern: "^[a-z]+(-[a-z]+)*$"')).toEqual([]);
});

test.each([
  ['repeats in repeats that are few by themselves', '^((a|a){4}){15}$'],
  ['a backreference', '^(a+)-\\1$'],
])('rejects %s', async (_, pattern) => {
  expect(await lint(`type: string, pattern: '${pattern}'`)).toHaveLength(1);
});

test('ignores a pattern that browsers cannot compile', async () => {
  expect(await lint("type: string, pattern: '^a*+$'")).toEqual([]);
});

test('ignores an example that contains a pattern', async () => {
  expect(await lint("type: object, examples: [{pattern: '^(a+)+$'}]")).toEqual([]);
});
