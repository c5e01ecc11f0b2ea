import {openContract} from '@openapi-portal/openapi-model';
import type {JsonObject} from '@openapi-portal/reports/json';
import {expect, it} from 'vitest';

import {compareContracts} from './compare-contracts';

/** Returns a contract with a response whose items are set by `$dynamicRef`. */
const toContract = (item: JsonObject, more: JsonObject = {}) => {
  const schemas = {
    List: {items: {$dynamicRef: '#item'}, $defs: {item: {$dynamicAnchor: 'item'}}, type: 'array'},
    Things: {
      $ref: '#/components/schemas/List',
      $defs: {item: {$dynamicAnchor: 'item', ...item}},
      ...more,
    },
  };
  const content = {'application/json': {schema: {$ref: '#/components/schemas/Things'}}};
  return openContract({
    openapi: '3.1.1',
    info: {title: 'A', version: '1'},
    paths: {'/a': {get: {operationId: 'a', responses: {200: {description: 'Done.', content}}}}},
    components: {schemas},
  }).root;
};

const compare = (older: JsonObject, newer: JsonObject) =>
  compareContracts(older, newer).map(({impact, text}) => `${impact}: ${text}`);

it('compares the targets of $dynamicRef (JSON Schema 2020-12 Core, 8.2.3.2)', () => {
  const [older, newer] = [toContract({type: 'integer'}), toContract({type: 'string'})];
  expect(compare(older, newer)).toMatchInlineSnapshot(`
    [
      "breaking: changed from integer to string",
    ]
  `);
});

it('reports no change of a name that is never sent', () => {
  const older = toContract({not: {$anchor: 'other', type: 'null'}});
  const newer = toContract({not: {$anchor: 'another', type: 'null'}}, {$anchor: 'things'});
  expect(compare(older, newer)).toEqual(['wording: something without effect on clients changed']);
});
