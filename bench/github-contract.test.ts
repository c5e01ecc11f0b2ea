import {describe, expect, it} from 'vitest';

import {countOperations, reduceContract} from './github-contract';

const contract = {
  openapi: '3.0.3',
  'x-webhooks': {a: {}},
  paths: {
    '/a': {parameters: [], get: {schema: {$ref: '#/components/schemas/A'}}, post: {}},
    '/b': {get: {schema: {$ref: '#/components/schemas/C'}}},
  },
  components: {
    schemas: {A: {items: {$ref: '#/components/schemas/B'}}, B: {}, C: {}},
    securitySchemes: {token: {}},
  },
};

describe('a reduced contract', () => {
  it('has the first operations and their dependencies, and no webhooks', () => {
    expect(reduceContract(contract, 1)).toEqual({
      openapi: '3.0.3',
      paths: {'/a': {parameters: [], get: {schema: {$ref: '#/components/schemas/A'}}}},
      components: {
        schemas: {A: {items: {$ref: '#/components/schemas/B'}}, B: {}},
        securitySchemes: {token: {}},
      },
    });
  });

  it('has the requested number of operations, or all if the contract has fewer', () => {
    expect(countOperations(reduceContract(contract, 2))).toBe(2);
    expect(countOperations(reduceContract(contract, 9))).toBe(3);
  });
});
