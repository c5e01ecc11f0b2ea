import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {createApiPages} from './index';
import {checkEntries, toApi, toLabel} from './to-api';

const DOCS = [
  {dir: 'docs', route: '/docs'},
  {dir: 'docs-api', route: '/docs/API/'},
];

const shop = {specPath: 'openapi/shop.yaml', outputDir: './docs-api/Shop-API/'};

it('reads the contract and URL of an API from its entry', () => {
  expect(toApi('Shop', shop, {errorsPage: 'docs/API/errors'}, DOCS)).toEqual({
    id: 'Shop',
    label: 'Shop',
    contract: 'openapi/shop.yaml',
    outputDir: 'docs-api/Shop-API',
    route: 'docs/API/Shop-API',
    errorsPage: 'docs/API/errors',
  });
});

it('publishes pages of the root folder below the root', () => {
  const docs = [{dir: 'guides', route: '/'}];
  const {route} = toApi('Shop', {...shop, outputDir: 'guides/shop'}, {}, docs);
  expect(route).toBe('shop');
});

it('reports all invalid entries, and the allowed folders', () => {
  const entries = {
    Shop: {...shop, outputDir: 'docs-apis/shop'},
    Bank: {outputDir: 'docs-api/Bank'},
    Club: {specPath: 'club.yaml'},
    Bar: {specPath: 'bar.yaml', outputDir: './docs-api/Bank/'},
  };
  expect(checkEntries(entries, DOCS)).toEqual([
    {
      id: 'Shop',
      message: 'the outputDir of Shop, docs-apis/shop, is not directly in a folder of `prose`',
      fix: "write outputDir: 'docs/Shop' or outputDir: 'docs-api/Shop'",
    },
    {
      id: 'Bank',
      message: 'Bank has no specPath',
      fix: 'set it to the path of its contract, such as openapi/shop.yaml',
    },
    {
      id: 'Club',
      message: 'Club has no outputDir',
      fix: 'set it to the folder of its pages, such as docs-api/Shop-API',
    },
    {
      id: 'Bar',
      message: 'Bank and Bar have the same outputDir, docs-api/Bank',
      fix: 'give each API its own folder',
    },
  ]);
});

it.each([
  [{info: {title: ' Shop API '}}, 'Shop API'],
  [{info: {title: ''}}, 'Shop'],
  [{info: []}, 'Shop'],
  [undefined, 'Shop'],
])('names an API by the title of its contract: %o', (published, label) => {
  expect(toLabel(published, 'Shop')).toBe(label);
});

const CONTRACT = "openapi: 3.1.0\ninfo: {title: The shop, version: '1'}\npaths: {}\n";

const createPages = (extras = {}) => {
  const siteDir = writeFiles({'openapi/shop.yaml': CONTRACT, 'openapi/bank.yaml': ''});
  return createApiPages({siteDir, baseUrl: '/', prose: DOCS, extras});
};

it('lists the APIs of all entries, with `extras` first', async () => {
  const pages = createPages({Shop: {types: 'openapi/shop.d.ts', coverage: {}}});
  expect(() => pages.apis).toThrow('read `apis` after `await pages.complete`');
  const bank = {specPath: 'openapi/bank.yaml', outputDir: 'docs-api/Bank'};
  await pages.complete({Bank: bank, Shop: shop});
  expect(pages.apis).toEqual([
    {
      id: 'Shop',
      label: 'The shop',
      contract: 'openapi/shop.yaml',
      route: 'docs/API/Shop-API',
      types: 'openapi/shop.d.ts',
    },
    {id: 'Bank', label: 'Bank', contract: 'openapi/bank.yaml', route: 'docs/API/Bank'},
  ]);
  expect(pages.isPage('Shop-API/get.api.mdx')).toBe(false);
  expect(pages.isPage('quick-start.mdx')).toBe(false);
});

it('leaves a missing contract to its lint, which names all missing contracts', async () => {
  const pages = createPages();
  const gone = {specPath: 'openapi/gone.yaml', outputDir: 'docs-api/Gone'};
  await pages.complete({Gone: gone, Shop: shop});
  expect(pages.apis.map(({label}) => label)).toEqual(['Gone', 'The shop']);
});

it('rejects `extras` of an API without an entry', async () => {
  await expect(createPages({Shops: {}}).complete({Shop: shop})).rejects.toThrow(
    '`extras` contains Shops, but `config` has no entry of that name\n    → write Shop',
  );
});

it.each<[unknown, string]>([
  [{hideInternal: 'yes'}, '`extras.Shop.filter.hideInternal` must be a boolean\n    → correct'],
  [
    {hideInternl: true},
    '`extras.Shop.filter.hideInternl` is not an option\n    → write `hideInternal`',
  ],
  [{only: {tags: 'admin'}}, '`extras.Shop.filter.only.tags` must be an array'],
  [{without: {paths: [5]}}, '`extras.Shop.filter.without.paths.0` must be a string'],
  [{without: []}, '`extras.Shop.filter.without` must be of type object'],
  ['x', '`extras.Shop.filter` must be of type object'],
])('rejects the filter %o', async (filter, message) => {
  const completed = createPages({Shop: {filter}}).complete({Shop: shop});
  await expect(completed).rejects.toThrow(message);
});

it('rejects a misspelt option of an API', async () => {
  await expect(createPages({Shop: {filters: {}}}).complete({Shop: shop})).rejects.toThrow(
    '`extras.Shop.filters` is not an option\n    → write `filter`',
  );
});
