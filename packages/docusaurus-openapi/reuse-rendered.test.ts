import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';

type Model = typeof import('@openapi-portal/openapi-model');

let BUDGET: Model['BUDGET'];
let limits: Model['BUDGET'];
let compressPage: typeof import('./pack-page').compressPage;
let createGeneratedApi: typeof import('./testing/create-generated-api').createGeneratedApi;

// Modules are shared by all test files, so they are loaded again here, with these replacements.
beforeAll(async () => {
  vi.resetModules();
  // The real renderer is compiled code with limits of its own, which a test cannot lower.
  vi.doMock('./renderer', async () => {
    const {themeParts: parts} = await import('@openapi-portal/docusaurus-openapi-theme/parts');
    const {buildApi, renderShare} = await import('./build-api');
    return {
      readRenderer: () => Promise.resolve({buildApi, renderShare, parts}),
      findRendererChange: () => 0,
    };
  });
  vi.doMock('./pack-page', async (load) => {
    const {compressPage: compress, ...others} = await load<typeof import('./pack-page')>();
    return {...others, compressPage: vi.fn(compress)};
  });
  ({BUDGET} = await import('@openapi-portal/openapi-model'));
  ({compressPage} = await import('./pack-page'));
  ({createGeneratedApi} = await import('./testing/create-generated-api'));
  limits = {...BUDGET, pages: {...BUDGET.pages}};
});

afterAll(() => {
  vi.doUnmock('./renderer');
  vi.doUnmock('./pack-page');
  vi.resetModules();
});

let siteDir: string;

afterEach(() => {
  Object.assign(BUDGET, limits);
  fs.rmSync(siteDir, {recursive: true});
  vi.clearAllMocks();
});

/** Builds a contract. Returns its pages, and the ids of the pages in the order in which they were rendered. */
async function build(contract: object) {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'reuse-rendered-'));
  const whole = {openapi: '3.1.0', info: {title: 'Shop', version: '1'}, ...contract};
  fs.writeFileSync(path.join(siteDir, 'shop.json'), JSON.stringify(whole));
  const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
  const {pages} = await createGeneratedApi(siteDir, 'Shop', 'shop.json').build();
  const rendered = vi.mocked(compressPage).mock.calls.map(([{id}]) => id);
  return {pages, rendered, warnings: String(warn.mock.calls)};
}

const toLamp = (fields: number) => ({
  properties: Object.fromEntries(Array.from({length: fields}, (_, at) => [`lamp${at}`, {}])),
});

it('renders each schema once if the pages of schemas are too large together', async () => {
  Object.assign(BUDGET, {pages: {...limits.pages, schemas: 5000, perByte: 0}});
  const schemas = {Lamp: toLamp(50), Bulb: toLamp(50), Cable: toLamp(50)};
  const {pages, rendered, warnings} = await build({components: {schemas}});
  expect(rendered).toEqual(['schema-lamp', 'schema-bulb', 'schema-cable']);
  expect(warnings).toContain('#/components/schemas/Bulb has a page, but');
  const bulb = pages.find(({id}) => id === 'schema-bulb');
  expect(bulb?.html).toContain('Fault in the contract:');
});

/** @param schema of the response */
const toOperation = (schema: object) => ({
  operationId: 'read',
  responses: {200: {description: 'All.', content: {'application/json': {schema}}}},
});

it('renders an operation again without its content if its page is too large', async () => {
  Object.assign(BUDGET, {page: {...limits.page, html: 0}});
  const small = {...toOperation({}), operationId: 'small'};
  const large = {...toOperation({}), description: 'a'.repeat(300_000)};
  const {pages, rendered} = await build({paths: {'/small': {get: small}, '/large': {get: large}}});
  expect(rendered).toEqual(['small', 'read']);
  expect(pages.find(({id}) => id === 'read')?.html).toContain('Fault in the contract:');
});

it('renders pages again if they link to an omitted schema without a name', async () => {
  Object.assign(BUDGET, {
    page: {...limits.page, mostFields: 10},
    pages: {...limits.pages, schemas: 0, perByte: 0},
  });
  const operation = toOperation({properties: {lamp: toLamp(50)}});
  const {pages, rendered} = await build({paths: {'/lamp': {get: operation}}});
  expect(rendered).toEqual(['read', 'read']);
  expect(pages.find(({id}) => id === 'read')?.html).toContain('Fault in the contract:');
  expect(pages).toHaveLength(2);
});
