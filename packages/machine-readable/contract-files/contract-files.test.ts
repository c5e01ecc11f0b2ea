import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import type {Api} from '@openapi-portal/openapi-model';
import {STATIC_DIR} from '@openapi-portal/static-pages';
import {writeFiles} from '@openapi-portal/reports/testing';
import {describe, expect, it, vi} from 'vitest';

import contractFiles, {type ContractFilesOptions} from '.';
import {listDownloads} from './paths';

const SHOP: Api = {id: 'Shop', label: 'Shop', route: 'docs/Shop', contract: 'shop.yaml'};
const BANK: Api = {...SHOP, id: 'Bank', route: 'docs/Bank', types: 'bank.d.ts'};

const toPublished = (title: string, {route}: Api): Readonly<Record<string, string>> => ({
  [`${STATIC_DIR}/${route}/openapi.json`]: JSON.stringify({
    openapi: '3.0.3',
    info: {title, version: '1'},
    paths: {},
  }),
  [`${STATIC_DIR}/${route}/openapi.yaml`]: `openapi: 3.0.3 # ${title}`,
  [`${STATIC_DIR}/api-console/${title}/none.json`]: JSON.stringify({
    ...{method: 'GET', path: '/', servers: [], security: [], parameters: []},
  }),
});

const toDoc = (name: string) => ({
  permalink: `/portal/docs/${name}`,
  title: name,
  description: `About ${name}.`,
});

const DOCS = [toDoc('paging'), toDoc('Shop/get-order'), {...toDoc('draft'), unlisted: true}];

const CONTENT = {
  'docusaurus-plugin-content-docs': {api: {loadedVersions: [{docs: DOCS}]}},
};

interface Started {
  readonly siteDir: string;
  readonly read: (file: string) => string;
  /** Runs the plugin. A second call simulates a change in the dev server. */
  readonly load: () => Promise<void>;
}

function start(
  apis: readonly Api[],
  files: Readonly<Record<string, string>>,
  options: Partial<ContractFilesOptions> = {},
): Started {
  const siteDir = writeFiles(files);
  const context = {siteDir, baseUrl: '/portal/', siteConfig: {url: 'https://docs.example.com'}};
  const plugin = contractFiles(context as unknown as LoadContext, {apis, ...options});
  return {
    siteDir,
    read: (file) => fs.readFileSync(path.join(siteDir, STATIC_DIR, file), 'utf8'),
    load: async () => plugin.allContentLoaded?.({allContent: CONTENT} as never),
  };
}

async function write(
  apis: readonly Api[],
  files: Readonly<Record<string, string>>,
): Promise<Started['read']> {
  const {read, load} = start(apis, files);
  await load();
  return read;
}

const published = {...toPublished('Shop', SHOP), ...toPublished('Bank', BANK)};

describe('the formats of a contract', () => {
  it('are next to it, including types if the site has them', async () => {
    const read = await write([SHOP, BANK], {...published, 'bank.d.ts': 'export type A = 1;\n'});
    expect(JSON.parse(read('docs/Shop/postman-collection.json'))).toMatchObject({
      info: {name: 'Shop'},
    });
    expect(read('docs/Bank/openapi.d.ts')).toBe('export type A = 1;\n');
    expect(() => read('docs/Shop/openapi.d.ts')).toThrow('ENOENT');
  });

  it('are the files that the API introduction offers', () => {
    expect(listDownloads(SHOP).map(({href}) => href)).toEqual([
      'docs/Shop/postman-collection.json',
    ]);
    expect(listDownloads(BANK).map(({href}) => href)).toEqual([
      'docs/Bank/openapi.d.ts',
      'docs/Bank/postman-collection.json',
    ]);
  });

  it('are at the root for the first API, and all in the catalogue', async () => {
    const read = await write([SHOP], published);
    expect(read('openapi.yaml')).toBe('openapi: 3.0.3 # Shop');
    expect(JSON.parse(read('openapi.json'))).toMatchObject({openapi: '3.0.3'});
    expect(read('.well-known/api-catalog')).toContain(
      '"https://docs.example.com/portal/docs/Shop/openapi.yaml"',
    );
  });

  it('include a skill on request, with its downloads and the pages next to the API', async () => {
    const listFiles = (api: Api) => listDownloads(api, true);
    const {read, load} = start([SHOP], published, {skill: {listFiles, notes: 'Try it first.'}});
    await load();
    const skill = read('docs/Shop/SKILL.md');
    expect(skill).toContain('Try it first.');
    expect(skill.match(/https:\S+(?=\))/g)).toEqual([
      'https://docs.example.com/portal/docs/Shop/openapi.yaml',
      'https://docs.example.com/portal/docs/Shop/openapi.json',
      'https://docs.example.com/portal/docs/Shop/postman-collection.json',
      'https://docs.example.com/portal/docs/paging.md',
    ]);
    expect(listFiles(SHOP).map(({href}) => href)).toContain('docs/Shop/SKILL.md');
  });

  it('stop the build with a fix if configured types are missing', async () => {
    await expect(write([BANK], published)).rejects.toThrow(
      'The types of Bank cannot be read from bank.d.ts: run npm run api:types, which creates them',
    );
  });

  it('are written again only when the dev server publishes the contract again', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const {siteDir, read, load} = start([SHOP], published);
    await load();
    const collection = 'docs/Shop/postman-collection.json';
    fs.writeFileSync(path.join(siteDir, STATIC_DIR, collection), '{}');
    await load();
    expect(read(collection)).toBe('{}');
    const contract = {openapi: '3.0.3', info: {title: 'Shops'}, paths: {}};
    const file = path.join(siteDir, STATIC_DIR, 'docs/Shop/openapi.json');
    fs.writeFileSync(file, JSON.stringify(contract));
    await vi.waitFor(() =>
      expect(JSON.parse(read(collection))).toMatchObject({info: {name: 'Shops'}}),
    );
    vi.unstubAllEnvs();
  });
});
