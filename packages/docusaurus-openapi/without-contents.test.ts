import fs from 'node:fs';
import path from 'node:path';

import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';

import type {GeneratedApi} from './generated-api';
import {createGeneratedApi} from './testing/create-generated-api';

const CONTRACT = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  paths: {'/orders': {get: {operationId: 'listOrders', responses: {200: {description: 'All.'}}}}},
};

let siteDir: string;

beforeAll(() => {
  // Inside the repository, so that the site can resolve packages.
  fs.mkdirSync(path.resolve('.cache'), {recursive: true});
  siteDir = fs.mkdtempSync(path.resolve('.cache/shop-'));
  fs.writeFileSync(path.join(siteDir, 'shop.json'), JSON.stringify(CONTRACT));
});

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

afterEach(() => vi.unstubAllEnvs());

async function writeAll(mode: string): Promise<GeneratedApi> {
  vi.stubEnv('NODE_ENV', mode);
  const api = createGeneratedApi(siteDir, 'Shop', 'shop.json');
  await api.writePages();
  await api.writeRest();
  return api;
}

const listLengths = async (api: GeneratedApi): Promise<readonly number[]> =>
  (await api.build()).pages.map(({html, plainHtml}) => html.length + plainHtml.length);

it('a build releases the contents of pages after writing them, but keeps their metadata', async () => {
  const api = await writeAll('production');
  expect(await listLengths(api)).toEqual([0, 0]);
  const {models, names} = await api.build();
  expect([models.size, names.operations.length]).toEqual([0, 0]);
  expect(api.isPage('list-orders.api.mdx')).toBe(true);
  const island = path.join(siteDir, '.docusaurus/islands/Shop/list-orders.json');
  expect(fs.readFileSync(island, 'utf8')).toContain('/orders');
});

it('the dev server keeps the contents for later writes', async () => {
  expect(Math.min(...(await listLengths(await writeAll('development'))))).toBeGreaterThan(0);
});
