import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {describe, expect, it} from 'vitest';

import {checkBuild} from './built-site';
import {Contracts} from './contracts';
import {Pages} from './pages';

const toSite = (files: Readonly<Record<string, string>>) => ({
  buildDir: writeFiles(files),
  baseUrl: '/portal/',
  apis: ['Shop', 'Bank'].map((id) => ({id, label: id, route: `docs/${id}`})),
});

describe('a build', () => {
  const whole = {'index.html': '', 'index.md': '', 'search-index/manifest.json': ''};

  it('is taken where it is whole', () => {
    expect(() => checkBuild(toSite(whole))).not.toThrow();
  });

  it('is asked for where there is none', () => {
    const site = {buildDir: path.join(writeFiles({}), 'build')};
    expect(() => checkBuild(site)).toThrow(/^There is no build: .* Run npm run build first$/);
  });

  it('is refused where it was made without a part', () => {
    const {'index.md': _, ...rest} = whole;
    expect(() => checkBuild(toSite(rest))).toThrow(/^The build is not whole: index\.md is not in/);
  });
});

describe('pages', () => {
  const openPages = (): Pages =>
    new Pages(
      toSite({
        'index.md': 'Home',
        'docs/risks.md': 'Risks',
        'docs/API/create-user.md': 'Create',
        'secret.txt': 'no page',
      }),
    );

  it.each([
    ['/docs/risks', 'Risks'],
    ['docs/risks/', 'Risks'],
    ['/docs/risks.md', 'Risks'],
    ['/docs/risks?a=1#states', 'Risks'],
    ['/portal/docs/risks', 'Risks'],
    ['https://docs.example.com/portal/docs/risks', 'Risks'],
    ['/', 'Home'],
    ['/portal/', 'Home'],
  ])('are read by %s', (address, text) => {
    expect(openPages().read(address)).toBe(text);
  });

  it('that are not there are answered with the nearest', () => {
    const pages = openPages();
    expect(() => pages.read('/docs/risk')).toThrow(
      'There is no page /docs/risk: did you mean /docs/risks.md',
    );
    expect(() => pages.read('/nowhere')).toThrow('the tool search finds pages');
  });

  it.each(['../../etc/passwd', '/docs/../secret.txt', '/secret.txt', '/docs/%2e%2e/secret'])(
    'are all that is read: not %s',
    (address) => {
      expect(() => openPages().read(address)).toThrow('There is no page');
    },
  );
});

const SHOP = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://shop.example'}],
  security: [{token: []}],
  paths: {
    '/orders/{id}': {
      parameters: [{$ref: '#/components/parameters/Id'}],
      get: {
        operationId: 'getOrder',
        summary: 'Read an order',
        tags: ['Orders'],
        deprecated: true,
        responses: {200: {$ref: '#/components/responses/Found'}},
      },
    },
  },
  components: {
    parameters: {Id: {name: 'id', in: 'path', required: true, schema: {type: 'string'}}},
    responses: {
      Found: {
        description: 'Found.',
        headers: {ETag: {$ref: '#/components/headers/ETag'}},
        content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}},
      },
    },
    headers: {ETag: {description: 'Version.'}},
    schemas: {
      Order: {type: 'object', properties: {next: {$ref: '#/components/schemas/Order'}}},
    },
  },
};

const BANK = {
  openapi: '3.0.3',
  info: {title: 'Bank', version: '1'},
  paths: {'/accounts': {get: {responses: {200: {description: 'All.'}}}}},
  components: {schemas: {Account: {type: 'string', nullable: true}}},
};

describe('contracts', () => {
  const openContracts = (): Contracts =>
    new Contracts(
      toSite({
        'docs/Shop/openapi.json': JSON.stringify(SHOP),
        'docs/Bank/openapi.json': JSON.stringify(BANK),
      }),
    );

  it('list the operations of all APIs, and of one', () => {
    const contracts = openContracts();
    expect(contracts.listOperations()).toEqual([
      {
        api: 'Shop',
        id: 'getOrder',
        method: 'GET',
        path: '/orders/{id}',
        summary: 'Read an order',
        tag: 'Orders',
        page: '/docs/Shop/get-order',
        deprecated: true,
      },
      {
        api: 'Bank',
        id: 'get-accounts',
        method: 'GET',
        path: '/accounts',
        summary: 'GET /accounts',
        tag: 'Other',
        page: '/docs/Bank/get-accounts',
      },
    ]);
    expect(contracts.listOperations('Bank')).toHaveLength(1);
  });

  it.each(['getOrder', 'get-order'])('give %s whole, with references to schemas alone', (id) => {
    const found = openContracts().getOperation(id);
    expect(found).toMatchObject({
      id: 'getOrder',
      pathParameters: [{name: 'id', in: 'path'}],
      servers: [{url: 'https://shop.example'}],
      security: [{token: []}],
      operation: {responses: {200: {headers: {ETag: {description: 'Version.'}}}}},
    });
    const references = JSON.stringify(found).match(/"\$ref":"[^"]+"/g);
    expect(references).toEqual(['"$ref":"#/components/schemas/Order"']);
  });

  it.each(['Order', '#/components/schemas/Order'])('give the schema %s', (name) => {
    expect(openContracts().getSchema(name)).toEqual(SHOP.components.schemas.Order);
  });

  it('give a schema of an older version as JSON Schema', () => {
    expect(openContracts().getSchema('Account', 'Bank')).toEqual({type: ['string', 'null']});
  });

  it.each([
    [
      (contracts: Contracts) => contracts.getOperation('getOrders'),
      'no operation getOrders: did you mean getOrder',
    ],
    [(contracts: Contracts) => contracts.getSchema('Ordr'), 'no schema Ordr: did you mean Order'],
    [
      (contracts: Contracts) => contracts.getSchema('Order', 'Bank'),
      'no schema Order: there are 1',
    ],
    [(contracts: Contracts) => contracts.listOperations('Shp'), 'no API Shp: did you mean Shop'],
  ])('name the nearest where there is none (%#)', (ask, message) => {
    const contracts = openContracts();
    expect(() => ask(contracts)).toThrow(message);
  });
});
