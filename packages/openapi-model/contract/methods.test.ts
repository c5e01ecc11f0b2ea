import {expect, it} from 'vitest';

import {listOperations, toContract} from '../index';

const OPERATION = {responses: {}};

it('lists the operations of a path in the order of the contract, with custom methods last', () => {
  const contract = toContract({
    openapi: '3.2.0',
    info: {title: 'Pets', version: '1.0.0'},
    paths: {
      '/pets': {
        additionalOperations: {COPY: OPERATION},
        post: OPERATION,
        get: OPERATION,
        parameters: [],
        delete: OPERATION,
      },
    },
  });
  const methods = listOperations(contract).map(({method}) => method);
  expect(methods).toEqual(['post', 'get', 'delete', 'COPY']);
});
