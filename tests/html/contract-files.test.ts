import fs from 'node:fs';
import path from 'node:path';

import {createConfig, lintFromString} from '@redocly/openapi-core';
import {Collection, type Item} from 'postman-collection';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {readApis} from '../../scripts/read-apis';
import {siteDir} from '../../scripts/site';
import {apiRoot, operationRoutes} from '../browser/routes';
import {openSandbox} from '../../src/sandbox/testing/open-sandbox';
import {type RunnableCollection, runCollection} from './run-collection';
import {BUILD, listAddresses, readBuilt, readPage} from './page';

const readJson = (file: string): unknown => JSON.parse(readBuilt(file));

const folder = apiRoot.slice(1);

describe('the downloadable contract', () => {
  it('is linked in all formats on the page of the API, and each file exists', () => {
    const links = listAddresses(readPage(apiRoot), '.api-header a[download]');
    expect(links).toEqual(
      [
        'openapi.yaml',
        'openapi.json',
        'openapi.d.ts',
        'postman-collection.json',
        'SKILL.md',
        'problems.arazzo.yaml',
        'quick-start.arazzo.yaml',
        'users.arazzo.yaml',
      ].map((name) => apiRoot + name),
    );
    expect(links.filter((link) => !fs.existsSync(path.join(BUILD, link)))).toEqual([]);
  });

  it('has instructions for clients without a separate file', () => {
    const text = readPage(apiRoot).querySelector('.api-header')?.textContent;
    expect(text).toContain('in Bruno by Import collection, OpenAPI');
    expect(text).toContain('in Insomnia by Import, File or URL');
  });

  it('is the same as JSON and as YAML', () => {
    const json = readJson(`${folder}openapi.json`);
    expect(json).toEqual(parse(readBuilt(`${folder}openapi.yaml`)));
    expect(json).toMatchObject({openapi: '3.1.0', info: {title: 'Ciso API'}});
  });

  it('is OpenAPI as JSON, without errors', async () => {
    const config = await createConfig({extends: ['spec']});
    const source = readBuilt(`${folder}openapi.json`);
    const found = await lintFromString({source, config, absoluteRef: 'openapi.json'});
    expect(found.map(({message}) => message)).toEqual([]);
  });

  it('has the committed types', async () => {
    const [api] = await readApis();
    const types = fs.readFileSync(path.join(siteDir, api?.types ?? ''), 'utf8');
    expect(readBuilt(`${folder}openapi.d.ts`)).toBe(types);
  });

  it('is also at the root, as the first API', () => {
    for (const name of ['openapi.yaml', 'openapi.json'])
      expect(readBuilt(name)).toBe(readBuilt(folder + name));
  });
});

describe('the Postman collection', () => {
  const collection = new Collection(readJson(`${folder}postman-collection.json`) as object);
  const items: Item[] = [];
  collection.forEachItem((item: Item) => items.push(item));

  it('has a request for each operation, which links to its page', () => {
    const pages = items.map(({request}) =>
      /\]\((\S+)\)$/.exec(request.description?.toString() ?? '')?.at(1),
    );
    const expected = operationRoutes.map((route) => `https://docs.example.com${route}`);
    expect(pages.sort()).toEqual([...expected].sort());
  });

  it('contains every example of a response in the contract', () => {
    const {paths} = parse(readBuilt('openapi.yaml')) as {paths: object};
    const values = JSON.stringify(paths).match(/"examples":\{/g) ?? [];
    const bodies = items.flatMap(({responses}) => responses.map(({body}) => body));
    expect(bodies.length).toBeGreaterThan(values.length);
    expect(bodies.join('\n')).toContain('EXAMPLE00MFG00000129');
  });

  it('runs from a create to a deletion, in order and with an assertion for each request', async () => {
    const source = readJson(`${folder}postman-collection.json`) as RunnableCollection;
    const {fetch, bugs} = await openSandbox();
    const given = {baseUrl: 'http://localhost/v1', token: 'sandbox-ciso'};
    expect(await runCollection(source, fetch, given)).toEqual([
      ['Read the company profile', 'returns 200'],
      ['Update the company profile', 'returns 200'],
      ['Create a user', 'returns 201'],
      ['List users', 'returns 200'],
      ['Read a user', 'returns 200'],
      ['Update a user', 'returns 200'],
      ['Delete a user', 'returns 204'],
    ]);
    expect(bugs).toEqual([]);
  });

  it('sends nothing before the user has set a token', () => {
    expect(collection.variables.toObject()).toEqual({
      baseUrl: 'https://api.example.com/v1',
      clientId: '',
      clientSecret: '',
      token: '',
      company_etag: '',
      user_id: '3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591',
      user_id_etag: '',
    });
  });
});

describe('the files for programs at the root of a host', () => {
  interface Entry {
    readonly anchor: string;
    readonly item?: readonly {readonly href: string}[];
    readonly 'service-desc'?: readonly {readonly href: string}[];
    readonly 'service-doc'?: readonly {readonly href: string}[];
  }

  it('list the APIs in a catalogue whose links exist (RFC 9727)', () => {
    const {linkset} = readJson('.well-known/api-catalog') as {linkset: readonly Entry[]};
    const [catalogue, ...entries] = linkset;
    expect(catalogue?.item?.map(({href}) => href)).toEqual(entries.map(({anchor}) => anchor));
    expect(entries.map(({anchor}) => anchor)).toEqual(['https://api.example.com/v1']);
    const links = entries.flatMap((entry) => [
      ...(entry['service-desc'] ?? []),
      ...(entry['service-doc'] ?? []),
    ]);
    expect(links).toHaveLength(3);
    const paths = links.map(({href}) => path.join(BUILD, new URL(href).pathname));
    expect(paths.filter((file) => !fs.existsSync(file))).toEqual([]);
  });

  it('let crawlers read everything, and name the sitemap', () => {
    expect(readBuilt('robots.txt')).toContain('Sitemap: https://docs.example.com/sitemap.xml');
    expect(readBuilt('robots.txt')).not.toContain('Disallow');
    expect(fs.existsSync(path.join(BUILD, 'sitemap.xml'))).toBe(true);
  });

  it('name no security contact before one is configured', () => {
    expect(fs.existsSync(path.join(BUILD, '.well-known/security.txt'))).toBe(false);
  });
});
