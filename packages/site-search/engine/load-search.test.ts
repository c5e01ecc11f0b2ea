import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {buildText, buildTitles} from '../index-files/write-indexes';
import {mergeRecords} from '../records/merge-records';
import {readOperationRecords, readPageRecords} from '../testing/read-page-records';
import {loadSearch} from './load-search';
import type {SearchResults} from './types';

const site = [readPageRecords('<h1>Users</h1><p>Who may sign in.', 'docs/users')];
const api = [readOperationRecords('docs/big/create-user')];

const toSource = (pages: typeof site) => ({pages, records: mergeRecords(pages)});

const NONE: ReadonlyMap<string, readonly string[]> = new Map();
const WORDS = {synonyms: {}, keywords: NONE, asked: NONE};

const FILES: Readonly<Record<string, unknown>> = {
  'manifest.json': {
    indexes: [
      {under: '', title: '', titles: 'titles.1.json', text: 'text.1.json'},
      {under: 'docs/big/', title: 'Big API', titles: 'titles.2.json', text: 'text.2.json'},
    ],
  },
  'titles.1.json': buildTitles(toSource(site), WORDS),
  'text.1.json': buildText(toSource(site), WORDS),
  'titles.2.json': buildTitles(toSource(api), WORDS),
  'text.2.json': buildText(toSource(api), WORDS),
};

let asked: string[];

const answer = (address: string): Promise<Response> => {
  asked.push(address);
  const content = FILES[address.replace('/base/search-index/', '')];
  return Promise.resolve(
    content === undefined ? new Response('', {status: 404}) : Response.json(content),
  );
};

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', vi.fn(answer));
});

afterEach(() => vi.unstubAllGlobals());

const readAt = (pathname: string) => {
  vi.stubGlobal('location', {pathname});
  return loadSearch('/base/');
};

const list = ({hits}: SearchResults) => hits.map(({title}) => title);

const listAsked = () => asked.map((address) => address.split('/').at(-1));

it('loads the titles of the site, then their text, and no large API on other pages', async () => {
  const search = await readAt('/base/docs/');
  await search.complete;
  expect(listAsked()).toEqual(['manifest.json', 'titles.1.json', 'text.1.json']);
  expect(list(search.find('create user', {limit: 1}))).not.toContain('Create a user');
});

it('searches a large API after the reader adds it, and no longer offers it', async () => {
  const search = await readAt('/base/docs/');
  await search.complete;
  expect(search.listOthers()).toMatchObject([{under: 'docs/big/', title: 'Big API'}]);
  await Promise.all([search.include('docs/big/'), search.include('docs/big/')]);
  expect(search.listOthers()).toEqual([]);
  expect(list(search.find('create user', {limit: 2})).slice(0, 1)).toEqual(['Create a user']);
  const paths = search.find('contact.email', {limit: 9}).hits.map(({path}) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('immediately loads the API of the current page, in addition to the site', async () => {
  const search = await readAt('/base/docs/big/create-user');
  expect(asked.slice(1, 3).map((address) => address.split('/').at(-1))).toEqual([
    'titles.1.json',
    'titles.2.json',
  ]);
  expect(search.listOthers()).toEqual([]);
  expect(list(search.find('create user', {limit: 1}))).toEqual(['Create a user']);
  await search.complete;
});

it('returns the URL of a hit, and its text after that is loaded', async () => {
  const search = await readAt('/base/docs/big/');
  const [titled] = search.find('contact.email', {limit: 1}).hits;
  expect(titled).toMatchObject({
    kind: 'field',
    title: 'contact.email',
    detail: 'string',
    path: 'docs/big/create-user#request-body.contact.email',
    page: {title: 'Create a user', path: 'docs/big/create-user'},
    marks: [[0, 13]],
    excerpt: undefined,
  });
  await search.complete;
  const [complete] = search.find('contact.email', {limit: 1}).hits;
  expect(complete?.excerpt).toEqual({text: 'An address.', marks: []});
});

it('finds matches in the text after it is loaded', async () => {
  const search = await readAt('/base/');
  await search.complete;
  expect(list(search.find('sign in', {limit: 5}))).toContain('Users');
});

it('limits results to kinds, and to a number of hits', async () => {
  const search = await readAt('/base/docs/big/');
  const {hits} = search.find('user', {kinds: ['operation', 'page'], limit: 9});
  expect(new Set(hits.map(({kind}) => kind))).toEqual(new Set(['operation', 'page']));
  expect(search.find('user', {limit: 1}).hits).toHaveLength(1);
});

it('names the file that cannot be loaded', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 503})));
  await expect(readAt('/base/')).rejects.toThrow(
    '/base/search-index/manifest.json returned status 503.',
  );
});

describe('with an index of older minor versions', () => {
  const newest = [readOperationRecords('docs/api/create-user')];
  const older = [readOperationRecords('docs/api/1.0/create-user')];
  const lines: Readonly<Record<string, unknown>> = {
    'manifest.json': {
      indexes: [
        {under: '', titles: 'titles.3.json', text: 'text.3.json'},
        {
          under: 'docs/api/1.0/',
          title: 'Shop API 1.0',
          isOlder: true,
          titles: 'titles.4.json',
          text: 'text.4.json',
        },
      ],
    },
    'titles.3.json': buildTitles(toSource(newest), WORDS),
    'text.3.json': buildText(toSource(newest), WORDS),
    'titles.4.json': buildTitles(toSource(older), WORDS),
    'text.4.json': buildText(toSource(older), WORDS),
  };

  const findPages = async (pathname: string) => {
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(Response.json(lines[address.replace('/base/search-index/', '')]));
    });
    const search = await readAt(pathname);
    await search.complete;
    const {hits} = search.find('create-user', {limit: 9});
    return {search, pages: hits.map(({page}) => page.path)};
  };

  it('never loads it for readers of the newest version', async () => {
    const {pages} = await findPages('/base/docs/api/create-user');
    expect(new Set(pages)).toEqual(new Set(['docs/api/create-user']));
    expect(asked).not.toContain('/base/search-index/titles.4.json');
  });

  it('offers it to readers of the API, and searches it on request', async () => {
    const {search} = await findPages('/base/docs/api/create-user');
    expect(search.listOthers()).toMatchObject([{under: 'docs/api/1.0/', title: 'Shop API 1.0'}]);
    await search.include('docs/api/1.0/');
    const paths = search.find('create-user', {limit: 9}).hits.map(({page}) => page.path);
    expect(paths[0]).toBe('docs/api/create-user');
    expect(paths).toContain('docs/api/1.0/create-user');
    vi.stubGlobal('location', {pathname: '/base/docs/'});
    expect((await readAt('/base/docs/')).listOthers()).toEqual([]);
  });

  it("ranks the reader's minor version first, and then the newest", async () => {
    const {pages} = await findPages('/base/docs/api/1.0/');
    expect(pages[0]).toBe('docs/api/1.0/create-user');
    expect(pages).toContain('docs/api/create-user');
  });

  it('reports whether it applies to the current page', async () => {
    const {search} = await findPages('/base/docs/api/1.0/');
    expect(search.isHere()).toBe(true);
    vi.stubGlobal('location', {pathname: '/base/docs/'});
    expect(search.isHere()).toBe(false);
  });
});
