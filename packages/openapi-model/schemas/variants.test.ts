import {describe, expect, it, vi} from 'vitest';

import type {JsonObject} from '@openapi-portal/reports/json';

import {Cursor} from '../contract/cursor';
import {replaceDiscriminator} from '../inputs/discriminator';
import {findLabel, listCandidates} from './variants';

function findItem(item: JsonObject, others: JsonObject = {}): Cursor {
  const root = {components: {schemas: {Item: item, ...others}}};
  return new Cursor(root, item, '#/components/schemas/Item');
}

const listChoosers = (item: Cursor): readonly (readonly string[])[] =>
  listCandidates(item)[0]?.variants.map(([, values]) => values) ?? [];

const Cat = {type: 'object', properties: {lives: {type: 'integer'}}};
const oneOf = [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/My%20Dog'}];

const toUnion = (mapping: JsonObject): Cursor =>
  findItem({oneOf, discriminator: {propertyName: 'kind', mapping}}, {Cat, 'My Dog': Cat});

describe('a mapping of a discriminator (OpenAPI 3.1.1, 4.8.25.2)', () => {
  it.each([
    ['names', {c: 'Cat', d: 'My Dog'}],
    ['pointers', {c: '#/components/schemas/Cat', d: '#/components/schemas/My%20Dog'}],
    [
      'pointers without encoding',
      {c: '#/components/schemas/Cat', d: '#/components/schemas/My Dog'},
    ],
  ])('chooses a component by %s', (_, mapping) => {
    expect(listChoosers(toUnion(mapping))).toEqual([['c'], ['d']]);
  });

  it('treats a mapping value that is both a name and a URI reference as a name', () => {
    const item = findItem(
      {
        oneOf: [{$ref: '#/components/schemas/a.json'}],
        discriminator: {propertyName: 'kind', mapping: {a: 'a.json'}},
      },
      {'a.json': Cat},
    );
    expect(listChoosers(item)).toEqual([['a']]);
  });

  it('selects a variant without a name by a pointer, on the page and in the console', () => {
    const mapping = {
      Standard: '#/components/schemas/Item/oneOf/1',
      Extra: '#/components/schemas/Item/oneOf/0',
    };
    const item = findItem({oneOf: [Cat, Cat], discriminator: {propertyName: 'kind', mapping}});
    expect(listChoosers(item)).toEqual([['Extra'], ['Standard']]);
    const {allOf} = replaceDiscriminator(item).object as {allOf: readonly JsonObject[]};
    expect(allOf[0]).toMatchObject({properties: {kind: {enum: ['Extra', 'Standard']}}});
  });

  it('ignores a mapping that names no schema', () => {
    expect(listChoosers(toUnion({c: 'Cat', x: 'Ghost', y: '#/no'}))).toEqual([['c'], ['My Dog']]);
    const parent = findItem(
      {discriminator: {propertyName: 'kind', mapping: {c: 'Cat', x: 'Ghost'}}},
      {Cat},
    );
    expect(listChoosers(parent)).toEqual([['c']]);
  });
});

it('finds the label of a schema once', () => {
  const member = findItem({$ref: '#/components/schemas/Cat'}, {Cat});
  const follow = vi.spyOn(Cursor.prototype, 'target');
  expect(findLabel(member)).toBe('Cat');
  follow.mockClear();
  expect(findLabel(member.with(member.value))).toBe('Cat');
  expect(follow).not.toHaveBeenCalled();
  follow.mockRestore();
});

describe('replaceDiscriminator', () => {
  const toUnion = (kinds: readonly string[]): Cursor => {
    const schemas = Object.fromEntries(
      ['Cat', 'Dog'].map((name, index) => [
        name,
        {properties: {kind: {enum: [kinds[index] ?? '']}}},
      ]),
    );
    const oneOf = ['Cat', 'Dog'].map((name) => ({$ref: `#/components/schemas/${name}`}));
    return new Cursor({components: {schemas}}, {oneOf, discriminator: {propertyName: 'kind'}});
  };

  it('selects the variant by the discriminator', () => {
    expect(replaceDiscriminator(toUnion(['Cat', 'Dog'])).has('allOf')).toBe(true);
  });

  // OpenAPI 3.1.1, 4.8.25: a discriminator cannot change the validation result of `oneOf`.
  it('ignores mapped values that contradict the variant schemas', () => {
    const union = toUnion(['cat', 'dog']);
    expect(replaceDiscriminator(union)).toBe(union);
  });
});
