import {expect, it} from 'vitest';

import {toContract} from '@openapi-portal/openapi-model';
import type {JsonValue} from '@openapi-portal/reports/json';

import {isUnchanged} from './unchanged-schemas';

const SCHEMAS = {
  A: {properties: {b: {$ref: '#/components/schemas/B'}}},
  B: {properties: {a: {$ref: '#/components/schemas/A'}}, enum: [1, 2]},
  C: {enum: [1]},
  D: {$dynamicRef: '#node'},
  E: {$ref: '#/components/parameters/P/schema'},
} as const;

/** Returns a schema that references a component of a contract. */
const find = (name: string, changed: Readonly<Record<string, JsonValue>> = {}) => {
  const schemas = {...SCHEMAS, ...changed};
  return toContract({openapi: '3.1.0', components: {schemas}}).with({
    $ref: `#/components/schemas/${name}`,
  });
};

it.each(['A', 'B', 'C'])('is true for %s if its references did not change', (name) => {
  expect(isUnchanged(find(name), find(name))).toBe(true);
});

it('is false for a changed schema, and for schemas that reference it', () => {
  const changed = {B: {...SCHEMAS.B, enum: [1]}};
  expect(isUnchanged(find('B'), find('B', changed))).toBe(false);
  expect(isUnchanged(find('A'), find('A', changed))).toBe(false);
  expect(isUnchanged(find('C'), find('C', changed))).toBe(true);
});

it('is false for a change next to a reference', () => {
  const older = find('C');
  const value = {...(older.value as object), description: 'Words.'};
  expect(isUnchanged(older, older.with(value))).toBe(false);
});

it.each(['D', 'E', 'F'])(
  'is false for %s, whose references have no component as a target',
  (name) => {
    expect(isUnchanged(find(name), find(name))).toBe(false);
  },
);
