import {expect, it} from 'vitest';

import {findFix, FIXES} from './fixes';

const SETS = ['minimal', 'recommended', 'recommended-strict', 'spec'];
const VERSIONS = ['oas2', 'oas3_0', 'oas3_1', 'oas3_2'] as const;

it('has a fix for each rule of the rulesets of the installed Redocly, and for no other', async () => {
  const {createConfig} = await import('@redocly/openapi-core');
  const configs = await Promise.all(SETS.map((name) => createConfig({extends: [name]})));
  const rules = configs.flatMap((config) =>
    VERSIONS.flatMap((version) => Object.keys(config.rules[version])),
  );
  expect(rules.length).toBeGreaterThan(100);
  expect(Object.keys(FIXES).sort()).toEqual([...new Set(rules)].sort());
});

it('has fixes that end a sentence', () => {
  expect(Object.values(FIXES).filter((fix) => !/^[a-z].*[^.]$/.test(fix))).toEqual([]);
});

it("prefers Redocly's suggestion, then the site's fix, then ours, then links to the documentation", () => {
  const find = (ruleId: string, suggest: string[] = [], message = 'Wrong'): string =>
    findFix({ruleId, message, suggest}, {struct: 'as the site says'});
  expect(find('struct', ['info', 'tags'])).toBe('did you mean info or tags?');
  expect(find('struct')).toBe('as the site says');
  expect(find('struct', [], 'The field `info` must be present on this level.')).toBe('add `info`');
  expect(find('struct', ['enum'], 'Property `not` is not expected here.')).toBe('as the site says');
  expect(find('struct', [], 'Property `nullable` is not expected here.')).toContain('"null"');
  expect(find('tag-description')).toBe(FIXES['tag-description']);
  expect(find('rule/a')).toBe('see the rule `rule/a` in redocly.yaml');
  expect(find('new')).toBe('see the rule `new` in the documentation of Redocly CLI');
});

it.each([
  ['Property `users` is not expected here.', '#/paths/users', 'start the path with `/`'],
  [
    'Property `foo` is not expected here.',
    '#/info/foo',
    'remove it, or add the prefix `x-` to its name',
  ],
  // OpenAPI 3.0.3, 4.7.24 and JSON Schema 2020-12 Validation, 6.2.5
  [
    'Expected type `number` but got `boolean`.',
    '#/components/schemas/A/exclusiveMinimum',
    'write the limit here, and remove `minimum`: from OpenAPI 3.1 on, this keyword is a number',
  ],
  [
    'Expected type `boolean` but got `integer`.',
    '#/components/schemas/A/exclusiveMaximum',
    'write `true` here, and the limit in `maximum`',
  ],
  [
    'Expected type `array` but got `boolean`.',
    '#/components/schemas/A/properties/b/required',
    'list the names of the required properties in `required` of the object',
  ],
  [
    'Expected type `array` but got `null`.',
    '#/paths/~1a/get/security/0/oauth',
    'list the scopes that a client needs, or write `[]` if it needs none',
  ],
  ['Expected type `array` but got `null`.', '#/tags', 'write a value here, or remove the field'],
])('has a fix for: %s (%s)', (message, pointer, fix) => {
  const location = [{pointer, reportOnKey: false, source: {} as never}];
  expect(findFix({ruleId: 'struct', message, suggest: [], location}, {})).toBe(fix);
});

it('reports the schema if it cannot validate an example', () => {
  const message = 'Example validation errored: "nullable" cannot be used without "type".';
  const found = {ruleId: 'no-invalid-media-type-examples', message, suggest: []};
  expect(findFix(found, {})).toContain('correct the schema');
});
