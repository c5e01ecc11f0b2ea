import {expect, it} from 'vitest';

import {describeConstraints} from './constraints';
import {collectParts, Cursor} from '@openapi-portal/openapi-model';
import type {JsonObject} from '@openapi-portal/reports/json';

const describeSchema = (schema: JsonObject): string =>
  describeConstraints(collectParts(new Cursor(schema, schema)).parts)
    .map(({text, code}) => (code === undefined ? text : `${text} ${code}`))
    .join('; ');

it.each([
  [{minLength: 1, maxLength: 200}, '1 to 200 characters'],
  [{minLength: 36, maxLength: 36}, 'exactly 36 characters'],
  [{maxLength: 1}, 'at most 1 character'],
  [{maxItems: 20, uniqueItems: true}, 'at most 20 items; all different'],
  [{minimum: 0, exclusiveMaximum: 1}, 'at least 0; less than 1'],
  [{pattern: '^a$', default: null}, 'matches ^a$; default null'],
  [{pattern: String.raw`^\d{4}\-\d{2}$`}, String.raw`matches ^\d{4}\-\d{2}$`],
  [{pattern: '(?i)a'}, 'matches (not checked here) (?i)a'],
  [{minProperties: 1, additionalProperties: false}, 'at least 1 field; no other fields'],
  [{dependentRequired: {a: ['b', 'c']}}, 'with a also b, c'],
  [{allOf: [{maxLength: 3}, {maxLength: 3}]}, 'at most 3 characters'],
  [{prefixItems: [true], items: false}, 'no other items'],
  [{xml: {name: 'a', prefix: 'x', attribute: true}}, 'an XML attribute; named in XML x:a'],
  [{xml: {nodeType: 'cdata'}}, 'a CDATA section of the XML element around it'],
  [{xml: {wrapped: true, namespace: 'urn:a'}}, 'wrapped in an XML element; XML namespace urn:a'],
  [{$comment: 'Left out.', $id: 'a', $dynamicAnchor: 'b', $defs: {}}, ''],
  [{unheardOf: {x: 1}, 'x-internal': true}, 'unheardOf {"x":1}'],
])('describes %j in words', (schema, words) => {
  expect(describeSchema(schema)).toBe(words);
});
