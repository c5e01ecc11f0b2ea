import {expect, it} from 'vitest';

import {countOperations, type JsonObject} from './github-contract';
import {repeatContract} from './repeat-contract';

const toResponse = (name: string) => ({200: {$ref: `#/components/responses/${name}`}});

const contract = {
  openapi: '3.0.3',
  tags: [{name: 'users'}],
  paths: {
    '/users': {
      get: {operationId: 'users/list', tags: ['users'], responses: toResponse('List')},
      post: {operationId: 'users/create', tags: ['users'], responses: toResponse('List')},
    },
  },
  components: {
    responses: {List: {schema: {$ref: '#/components/schemas/User'}}},
    schemas: {User: {discriminator: {mapping: {a: '#/components/schemas/User'}}}},
    securitySchemes: {token: {type: 'http'}},
  },
};

const findReferences = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)].map(
    ([, kind = '', name = '']) => `${kind}/${name}`,
  );

it.each([1, 2, 3, 7])(
  'has %i operations, each with a name, and every reference resolves',
  (count) => {
    const repeated = repeatContract(contract, count) as typeof contract;
    expect(countOperations(repeated)).toBe(count);
    const items: readonly JsonObject[] = Object.values(repeated.paths);
    const operations = items.flatMap((item) => Object.values(item)) as readonly JsonObject[];
    expect(new Set(operations.map(({operationId}) => operationId)).size).toBe(count);
    const tags = new Set(repeated.tags.map(({name}) => name));
    expect(new Set(operations.flatMap((one) => one.tags))).toEqual(tags);
    const components = repeated.components as Readonly<Record<string, JsonObject>>;
    for (const reference of findReferences(repeated)) {
      const [kind = '', name = ''] = reference.split('/');
      expect(components[kind]).toHaveProperty(name);
    }
  },
);

it('repeats schemas under other names, and shares security schemes', () => {
  const {components} = repeatContract(contract, 4) as typeof contract;
  expect(Object.keys(components.schemas)).toEqual(['User', 'User-part-2']);
  expect(components.schemas).toHaveProperty(
    ['User-part-2', 'discriminator', 'mapping', 'a'],
    '#/components/schemas/User-part-2',
  );
  expect(Object.keys(components.securitySchemes)).toEqual(['token']);
});

it('returns the contract itself if it already has enough operations', () => {
  expect(repeatContract(contract, 2)).toEqual(contract);
});
