import {expect, it} from 'vitest';

import {Cursor} from '../contract/cursor';
import type {JsonValue} from '@openapi-portal/reports/json';
import {collectParts} from './schema-parts';
import {describeType} from './schema-type';

const root = {components: {schemas: {User: {type: 'object'}, Name: {type: 'string'}}}};
const user = {$ref: '#/components/schemas/User'};

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
])('calls %j %s', (schema, words) => {
  expect(describeType(collectParts(new Cursor(root, schema)))).toBe(words);
});
