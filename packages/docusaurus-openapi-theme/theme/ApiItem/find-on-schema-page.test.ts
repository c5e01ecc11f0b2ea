import {expect, it} from 'vitest';

import {findOnSchemaPage} from './find-on-schema-page';

const links = [
  {inside: 'request-body.payer', href: '/api/schema-payer'},
  {inside: 'request-body.payer.address', href: '/api/schema-address'},
  {inside: 'responses.200.Card', href: '/api/schema-card'},
];

it.each([
  ['#request-body.payer.name.given', '/api/schema-payer#fields.name.given'],
  ['#request-body.payer.address.city', '/api/schema-address#fields.city'],
  ['#responses.200.Card.number', '/api/schema-card#fields.number'],
  ['#responses.200.number', '/api/schema-card#fields.number'],
  ['#request-body.payer.caf%C3%A9', '/api/schema-payer#fields.caf%C3%A9'],
])('finds %s on the page of its schema', (hash, address) => {
  expect(findOnSchemaPage(links, hash)).toBe(address);
});

it('finds nothing if no schema of the page has the anchor', () => {
  expect(findOnSchemaPage(links, '#parameters.query.page')).toBeUndefined();
  expect(findOnSchemaPage([], '#request-body.payer')).toBeUndefined();
});
