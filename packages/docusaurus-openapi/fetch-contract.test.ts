import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import logger from '@docusaurus/logger';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const CONTRACT = 'openapi: 3.1.0\ninfo: {title: Shop, version: 1.0.0}\n';

let siteDir: string;
let urls = 0;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fetched-'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fs.rmSync(siteDir, {recursive: true});
});

/** Fetches as a new process, which has no earlier downloads. */
async function fetchAgain(specPath: string) {
  vi.resetModules();
  const {fetchContracts} = await import('./fetch-contract');
  return fetchContracts(siteDir, {shop: {specPath, outputDir: 'docs-api/shop'}});
}

/** @param redirects URLs to which the first requests are redirected, one after the other */
const serve = (text: string, {status = 200, redirects = [] as readonly string[]} = {}) => {
  const left = [...redirects];
  const answer = (): Response => {
    const location = left.shift();
    return location === undefined
      ? new Response(text, {status})
      : new Response(null, {status: 302, headers: {location}});
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer())),
  );
};

const fail = () =>
  vi.stubGlobal('fetch', () =>
    Promise.reject(new TypeError('fetch failed', {cause: new Error('getaddrinfo ENOTFOUND')})),
  );

const toUrl = (): string => `https://api.example.com/${(urls += 1)}.yaml`;

const read = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');

it('builds from a downloaded copy of a remote contract', async () => {
  serve(CONTRACT);
  const url = toUrl();
  const {entries, mistakes} = await fetchAgain(url);
  expect(mistakes).toEqual([]);
  expect(entries.shop).toEqual({specPath: 'openapi/fetched/shop.yaml', outputDir: 'docs-api/shop'});
  expect(read('openapi/fetched/shop.yaml')).toBe(CONTRACT);
  expect(JSON.parse(read('openapi/fetched/lock.json'))).toEqual({
    shop: {
      url,
      file: 'openapi/fetched/shop.yaml',
      sha256: 'ffdbde19c0ccab91baa61ef158dcd9aa6076870d1411d9808d42d083b7d4c302',
    },
  });
});

it('fetches a contract once, however often the configuration is loaded', async () => {
  serve(CONTRACT);
  const url = toUrl();
  await fetchAgain(url);
  const {fetchContracts} = await import('./fetch-contract');
  await fetchContracts(siteDir, {shop: {specPath: url, outputDir: 'docs-api/shop'}});
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('builds from the last copy without a network, and gives the reason', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  serve(CONTRACT);
  const url = toUrl();
  await fetchAgain(url);
  fail();
  const {entries, mistakes} = await fetchAgain(url);
  expect(mistakes).toEqual([]);
  expect(entries.shop?.specPath).toBe('openapi/fetched/shop.yaml');
  expect(warn.mock.calls.flat().join()).toMatch(/ENOTFOUND.*shop\.yaml is used/);
});

it('names both digests when a contract has changed', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const url = toUrl();
  serve(CONTRACT);
  await fetchAgain(url);
  expect(warn).not.toHaveBeenCalled();
  serve(CONTRACT.replace('1.0.0', '1.1.0'));
  await fetchAgain(url);
  expect(warn.mock.calls.flat().join()).toMatch(/was [\da-f]{64}, and is now [\da-f]{64}/);
  expect(read('openapi/fetched/shop.yaml')).toContain('1.1.0');
});

it('rejects a copy whose digest differs from the lock file', async () => {
  serve(CONTRACT);
  const url = toUrl();
  await fetchAgain(url);
  fs.appendFileSync(path.join(siteDir, 'openapi/fetched/shop.yaml'), '# by hand');
  fail();
  const {mistakes} = await fetchAgain(url);
  expect(mistakes.map(({message}) => message).join()).toContain(url);
});

it.each([
  ['a page of errors', '<html>', {}, 'is not an OpenAPI description'],
  ['another status than success', CONTRACT, {status: 404}, 'status 404'],
  [
    'a redirect to HTTP, even if it leads back',
    CONTRACT,
    {redirects: ['http://example.com/a.yaml', 'https://example.com/a.yaml']},
    'not HTTPS',
  ],
  ['redirects without end', CONTRACT, {redirects: Array<string>(9).fill('/b.yaml')}, 'too often'],
])('fetches no contract from %s', async (_, text, answer, reason) => {
  serve(text, answer);
  const {mistakes} = await fetchAgain(toUrl());
  expect(mistakes.map(({message}) => message).join()).toContain(reason);
  expect(fs.existsSync(path.join(siteDir, 'openapi/fetched/lock.json'))).toBe(false);
});

it.each([
  ['a number', 5],
  ['a path outside the folder of copies', 'openapi/contract.yaml'],
])('ignores an entry of the lock file whose file is %s', async (_, file) => {
  serve(CONTRACT);
  const url = toUrl();
  await fetchAgain(url);
  const lock = path.join(siteDir, 'openapi/fetched/lock.json');
  const {shop} = JSON.parse(fs.readFileSync(lock, 'utf8')) as {shop: object};
  fs.writeFileSync(path.join(siteDir, 'openapi/contract.yaml'), CONTRACT);
  fs.writeFileSync(lock, JSON.stringify({shop: {...shop, file}}));
  fail();
  const {mistakes} = await fetchAgain(url);
  expect(mistakes.map(({message}) => message).join()).toContain('ENOTFOUND');
});

it('locks the contracts that it fetched, if another cannot be fetched', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(CONTRACT, {status: url.includes('missing') ? 404 : 200})),
  );
  vi.resetModules();
  const {fetchContracts} = await import('./fetch-contract');
  const outputDir = 'docs-api';
  const {mistakes} = await fetchContracts(siteDir, {
    shop: {specPath: toUrl(), outputDir},
    other: {specPath: 'https://api.example.com/missing.yaml', outputDir},
  });
  expect(mistakes).toMatchObject([{id: 'other'}]);
  expect(Object.keys(JSON.parse(read('openapi/fetched/lock.json')) as object)).toEqual(['shop']);
});

it('keeps the entry of a contract that cannot be fetched', async () => {
  serve(CONTRACT);
  await fetchAgain(toUrl());
  const lock = read('openapi/fetched/lock.json');
  fail();
  expect((await fetchAgain(toUrl())).mistakes).toHaveLength(1);
  expect(read('openapi/fetched/lock.json')).toBe(lock);
});

it.each(['https', 'http'])('never shows the password in an %s URL', async (scheme) => {
  serve(CONTRACT);
  const {mistakes} = await fetchAgain(`${scheme}://user:secret@api.example.com/shop.yaml`);
  expect(mistakes).toMatchObject([{id: 'shop', fix: 'remove them from specPath'}]);
  expect(JSON.stringify(mistakes)).not.toContain('secret');
  expect(fetch).not.toHaveBeenCalled();
});

it.each(['https', 'http'])('never shows the password in a redirect to %s', async (scheme) => {
  serve('', {redirects: [`${scheme}://user:secret@api.example.com/shop.yaml`]});
  const {mistakes} = await fetchAgain(toUrl());
  expect(mistakes).toHaveLength(1);
  expect(JSON.stringify(mistakes)).not.toContain('secret');
  expect(JSON.stringify(vi.mocked(fetch).mock.calls)).not.toContain('secret');
});

it('has one time limit for all redirects', async () => {
  serve(CONTRACT, {redirects: ['/b.yaml', '/c.yaml']});
  await fetchAgain(toUrl());
  const signals = vi.mocked(fetch).mock.calls.map(([, init]) => init?.signal);
  expect(signals).toHaveLength(3);
  expect(new Set(signals).size).toBe(1);
});

it('follows redirects to other HTTPS URLs', async () => {
  serve(CONTRACT, {redirects: ['/b.yaml', 'https://example.org/c.yaml']});
  const {mistakes} = await fetchAgain('https://api.example.com/a.yaml');
  expect(mistakes).toEqual([]);
  expect(vi.mocked(fetch).mock.calls.map(([url]) => url)).toEqual([
    'https://api.example.com/a.yaml',
    'https://api.example.com/b.yaml',
    'https://example.org/c.yaml',
  ]);
});

it('stores the copies of APIs separately, whatever their keys are', async () => {
  serve(CONTRACT);
  vi.resetModules();
  const {fetchContracts} = await import('./fetch-contract');
  const toEntry = () => ({specPath: toUrl(), outputDir: 'docs-api'});
  const {entries} = await fetchContracts(siteDir, {'a b': toEntry(), 'a-b': toEntry()});
  expect(entries['a b']?.specPath).not.toBe(entries['a-b']?.specPath);
});

it('fetches nothing over HTTP', async () => {
  serve(CONTRACT);
  const {mistakes} = await fetchAgain('http://api.example.com/shop.yaml');
  expect(mistakes).toMatchObject([{id: 'shop', fix: 'write https: instead of http:'}]);
  expect(fetch).not.toHaveBeenCalled();
});

it('does not change file paths', async () => {
  const {entries} = await fetchAgain('openapi/shop.yaml');
  expect(entries.shop?.specPath).toBe('openapi/shop.yaml');
});
