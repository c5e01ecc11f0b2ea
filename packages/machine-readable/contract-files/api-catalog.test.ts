import {expect, it} from 'vitest';

import {buildApiCatalog} from './api-catalog';

const SITE = 'https://docs.example.com/portal/';

const toDocument = (url?: string) => ({
  openapi: '3.1.0',
  ...(url !== undefined && {servers: [{url}]}),
});

it('lists each API by its server URL, with its contract and its pages (RFC 9727)', () => {
  const document = toDocument('https://api.example.com/v1');
  expect(buildApiCatalog([{route: 'docs/Shop', document}], SITE)).toEqual({
    linkset: [
      {
        anchor: 'https://docs.example.com/.well-known/api-catalog',
        item: [{href: 'https://api.example.com/v1'}],
      },
      {
        anchor: 'https://api.example.com/v1',
        'service-desc': [
          {href: `${SITE}docs/Shop/openapi.yaml`, type: 'application/yaml'},
          {href: `${SITE}docs/Shop/openapi.json`, type: 'application/json'},
        ],
        'service-doc': [{href: `${SITE}docs/Shop/`, type: 'text/html'}],
      },
    ],
  });
});

it.each([undefined, '/v1', 'https://{region}.example.com'])(
  'identifies an API whose server is %s by its pages',
  (url) => {
    const [, entry] = buildApiCatalog([{route: 'Shop', document: toDocument(url)}], SITE).linkset;
    expect(entry?.anchor).toBe(`${SITE}Shop/`);
  },
);
