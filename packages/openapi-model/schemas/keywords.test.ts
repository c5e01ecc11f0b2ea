import {expect, it} from 'vitest';

import {findKeywordKind, mapSubschemas} from './keywords';

it('finds the schemas under all keywords, and does not treat property names as keywords', () => {
  const schema = {
    type: 'object',
    enum: [{not: 'data'}],
    not: 'a',
    items: 'b',
    allOf: ['c', 'd'],
    properties: {not: 'e', description: 'f'},
    description: 'words',
  };
  expect(mapSubschemas(schema, (one) => `${String(one)}!`)).toEqual({
    ...schema,
    not: 'a!',
    items: 'b!',
    allOf: ['c!', 'd!'],
    properties: {not: 'e!', description: 'f!'},
  });
});

it.each([
  ['prefixItems', 'schemas'],
  ['dependentSchemas', 'named'],
  ['unevaluatedItems', 'schema'],
  ['dependentRequired', 'limit'],
  ['x-note', undefined],
  ['constructor', undefined],
])('classifies the value of %s', (keyword, kind) => {
  expect(findKeywordKind(keyword)).toBe(kind);
});
