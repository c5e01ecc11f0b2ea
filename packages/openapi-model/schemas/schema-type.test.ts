import {expect, it} from 'vitest';

import {Cursor} from '../contract/cursor';
import type {JsonValue} from '@openapi-portal/reports/json';
import {collectParts} from './schema-parts';
import {describeType} from './schema-type';

const root = {components: {schemas: {User: {type: 'object'}, Name: {type: 'string'}}}};
const user = {$ref: '#/components/schemas/User'};

it('returns each schema of a chain once, even if it is referenced repeatedly', () => {
  const toReference = (index: number) => ({$ref: `#/components/schemas/S${index}`});
  const chain = Array.from({length: 200}, (_, index) => {
    const next = toReference(index + 1);
    return [`S${index}`, {type: 'object', allOf: [next, next]}] as const;
  });
  const schemas = {...Object.fromEntries(chain), S200: {properties: {a: {type: 'string'}}}};
  const {parts} = collectParts(new Cursor({components: {schemas}}, toReference(0)));
  expect(parts).toHaveLength(201);
});

it('rejects a value that must satisfy too many schemas, with its location', () => {
  const allOf = Array.from({length: 5001}, () => ({type: 'string'}));
  expect(() => collectParts(new Cursor(root, {allOf}))).toThrow(
    '#: combines more than 5000 schemas for one value',
  );
});

it.each<[JsonValue, string]>([
  [{type: 'string'}, 'string'],
  [{type: ['string', 'null']}, 'string or null'],
  [{$ref: '#/components/schemas/Name'}, 'string'],
  [user, 'User'],
  [{anyOf: [user, {type: 'null'}]}, 'User or null'],
  [{type: 'array', items: user}, 'array of User'],
  [{type: 'array', items: {type: 'string', format: 'uri'}}, 'array of (string, uri)'],
  [{oneOf: [{type: 'string'}, user]}, 'string or User'],
  [{properties: {}}, 'object'],
  [{enum: [1, 'a']}, 'number or string'],
  [{}, 'any value'],
  [true, 'any value'],
  [false, 'no value'],
])('describes %j as %s', (schema, words) => {
  expect(describeType(collectParts(new Cursor(root, schema)))).toBe(words);
});
