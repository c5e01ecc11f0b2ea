import {expect, it} from 'vitest';

import {Cursor} from '../contract/cursor';
import {listOperations} from '../contract/operations';
import {toSecurity} from '../inputs/security';
import {findAccess} from './access';
import {findScheme} from './security-scheme';

const root = {
  openapi: '3.2.0',
  paths: {'/things': {get: {security: [{'#/components/securitySchemes/my%20key': []}]}}},
  components: {
    securitySchemes: {
      'my key': {type: 'apiKey', in: 'header', name: 'X-Key'},
      '#/components/schemas/Thing': {type: 'http', scheme: 'basic'},
    },
    schemas: {Thing: {type: 'object'}},
  },
};
const contract = new Cursor(root, root);

it('is found by its URI or its name in a requirement (OpenAPI 3.2.0, 4.30)', () => {
  const [operation] = listOperations(contract);
  if (operation === undefined) throw new Error('no operation');
  expect(toSecurity(contract, operation.cursor)).toEqual([
    [{scheme: 'my key', type: 'apiKey', scopes: [], in: 'header', name: 'X-Key'}],
  ]);
  expect(findAccess(operation, contract).requirements).toEqual([
    {schemes: [{name: 'my key', scopes: [], words: 'A key in the header X-Key.'}]},
  ]);
});

it('is the component with the name, even if the name is also a URI (OpenAPI 3.2.0, 4.30)', () => {
  const {name, scheme} = findScheme(contract, '#/components/schemas/Thing');
  expect([name, scheme?.text('type')]).toEqual(['#/components/schemas/Thing', 'http']);
});

it('is undefined if no scheme has the name', () => {
  expect(findScheme(contract, 'Ghost')).toEqual({name: 'Ghost'});
});
