import {expect, it} from 'vitest';

import {Cursor} from '../contract/cursor';
import {hasUncheckedPattern} from './patterns';

const SLOW = '^(a+)+$';

function openSchema(schema: object, schemas: object = {}): Cursor {
  const root = {components: {schemas}};
  return new Cursor(root as never, schema as never, '#/paths/schema');
}

it('finds a pattern that backtracks too long behind references, also in a circle', () => {
  const schemas = {
    A: {properties: {b: {$ref: '#/components/schemas/B'}}},
    B: {items: {$ref: '#/components/schemas/A'}, patternProperties: {[SLOW]: true}},
  };
  const toA = {$ref: '#/components/schemas/A'};
  expect(hasUncheckedPattern(openSchema(toA, schemas))).toBe(true);
  expect(hasUncheckedPattern(openSchema({allOf: [toA]}, schemas))).toBe(true);
});

it('visits a schema once, even if many share it', () => {
  let reads = 0;
  const shared = new Proxy(
    {type: 'string', pattern: '^[a-z]+$'},
    {
      get(target, key, receiver) {
        if (key === 'pattern') reads += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    },
  );
  const search = (schema: object): boolean =>
    hasUncheckedPattern(
      openSchema({items: {$ref: '#/components/schemas/Shared'}, ...schema}, {Shared: shared}),
    );
  expect(search({})).toBe(false);
  const readsOfFirst = reads;
  expect(readsOfFirst).toBeGreaterThan(0);
  expect(search({pattern: SLOW})).toBe(true);
  expect(reads).toBe(readsOfFirst);
});
