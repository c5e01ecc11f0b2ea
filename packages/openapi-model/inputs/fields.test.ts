import {expect, it} from 'vitest';

import {Cursor} from '../contract/cursor';

import {findKeyword, listProperties} from './fields';

const components = {
  schemas: {
    Person: {type: 'object', properties: {id: {}, name: {}}, xml: {name: 'person'}},
    User: {$ref: '#/components/schemas/Person', properties: {role: {}}},
    Loop: {allOf: [{$ref: '#/components/schemas/Loop'}], properties: {inner: {}}},
  },
};

const at = (name: keyof typeof components.schemas): Cursor =>
  new Cursor({components}, components.schemas[name], `#/components/schemas/${name}`);

const listNames = (schema: Cursor): readonly string[] => listProperties(schema).map(([one]) => one);

it('lists the properties of the referenced schema, then those next to the reference', () => {
  expect(listNames(at('User'))).toEqual(['id', 'name', 'role']);
  expect(findKeyword(at('User'), 'xml')?.value).toEqual({name: 'person'});
});

it('lists the properties of a recursive schema once', () => {
  expect(listNames(at('Loop'))).toEqual(['inner']);
});
