import fs from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, expect, it, vi} from 'vitest';

import {themeParts} from '@openapi-portal/docusaurus-openapi-theme/parts';

import {buildApi, type Rendered} from './build-api';
import {renderInThreads} from './render-in-threads';

vi.mock('node:os', async (load) => ({...(await load<object>()), availableParallelism: () => 2}));

const API = {id: 'Shop', label: 'Shop', route: 'api/Shop', contract: 'shop.json'};

let siteDir: string;

beforeAll(() => {
  // Inside the repository, so that the site can resolve packages.
  fs.mkdirSync(path.resolve('.cache'), {recursive: true});
  siteDir = fs.mkdtempSync(path.resolve('.cache/threads-'));
});

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const webhook = {post: {responses: {200: {description: 'Received.'}}}};

/** @param more properties of the last operation */
const toContract = (operations: number, more: object = {}) => ({
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  webhooks: {ordered: webhook, paid: webhook, sent: webhook},
  paths: Object.fromEntries(
    Array.from({length: operations}, (_, index) => [
      `/orders/${index}`,
      {
        get: {
          operationId: `order-${index}`,
          responses: {200: {description: `Order ${index}.`}},
          ...(index === operations - 1 && more),
        },
      },
    ]),
  ),
});

async function render(published: object) {
  const rendered: Rendered = {pages: new Map(), models: new Map()};
  await renderInThreads(API, {published}, {siteDir, baseUrl: '/', downloads: []}, rendered);
  return rendered;
}

it('renders the same pages in the same order as one thread', async () => {
  const published = toContract(500);
  const rendered = await render(published);
  const site = {siteDir, baseUrl: '/', prose: []};
  const build = (more: object) => buildApi(API, {published, parts: themeParts, ...more}, site);
  const [alone, joined] = [build({}), build({rendered})];
  expect(rendered.pages.size).toBe(503);
  const ids = Array.from({length: 500}, (_, index) => `order-${index}`);
  const all = [...ids, 'ordered', 'paid', 'sent'];
  expect(joined.pages.slice(1).map(({id}) => id)).toEqual(all);
  expect(joined.pages.map((page) => ({...page}))).toEqual(alone.pages.map((page) => ({...page})));
  expect(new Map([...joined.models].sort())).toEqual(new Map([...alone.models].sort()));
}, 120_000);

it('renders few operations in one thread', async () => {
  expect((await render(toContract(400))).pages.size).toBe(0);
});

it('renders what cannot be shown in one thread', async () => {
  const broken = {parameters: [{$ref: '#/components/parameters/none'}]};
  const {pages} = await render(toContract(500, broken));
  expect(pages.has('order-499')).toBe(false);
  expect(pages.size).toBe(502);
}, 120_000);
