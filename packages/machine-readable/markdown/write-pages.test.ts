import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {ISLAND_TEXTS_DIR} from '@openapi-portal/static-pages';

import type {BuiltSite} from '../site';
import {writePages} from './write-pages';
import * as markdown from './build-markdown';

let dir: string;

function write(file: string, text: string): void {
  const whole = path.join(dir, file);
  fs.mkdirSync(path.dirname(whole), {recursive: true});
  fs.writeFileSync(whole, text);
}

const toHtml = (title: string, main: string): string =>
  `<html><head><title>${title} | A</title><meta name=description content=D></head><body><main>${main}</main></body></html>`;

const writeIsland = (html: string, more: object = {}): void =>
  write(`${ISLAND_TEXTS_DIR}/api/a.json`, JSON.stringify({html, api: 'api/', ...more}));

const FACTS = {
  address: 'https://a.example/',
  baseUrl: '/',
  titleEnd: ' | A',
  versions: [],
  leaveOut: ['menu'],
  thirdParty: [],
};

const PAGE =
  '<h1>B</h1><p id=x>Words, <a href=/api/a>a link</a><p class=menu>Menu<p class=other>Other';

function toSite(more: Partial<BuiltSite> = {}): BuiltSite {
  const files = new Map(['api/a', 'b'].map((at) => [at, `${at}/index.html`]));
  return {
    ...FACTS,
    siteDir: dir,
    outDir: path.join(dir, 'build'),
    files,
    targets: new Set(),
    ...more,
  };
}

function build(site: BuiltSite): unknown {
  const paths = [...site.files.keys()];
  const summaries = writePages(site, paths);
  const texts = paths.map((at) => fs.readFileSync(path.join(site.outDir, `${at}.md`), 'utf8'));
  return {summaries, texts};
}

function buildWithoutKept(site: BuiltSite): unknown {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  const built = build(site);
  vi.unstubAllEnvs();
  return built;
}

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-'));
  write('package-lock.json', '{}');
  write('build/b/index.html', toHtml('B', PAGE));
  write('build/api/a/index.html', toHtml('A', '<div data-island=api/a>A</div>'));
  writeIsland('<h1>A</h1><p>What it says.');
});

afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(dir, {recursive: true});
});

it('does not write the Markdown of unchanged pages again', () => {
  const first = build(toSite());
  const make = vi.spyOn(markdown, 'buildMarkdown');
  expect(build(toSite())).toEqual(first);
  expect(make).not.toHaveBeenCalled();
  writeIsland('<h1>A</h1><p>What it says now.');
  build(toSite());
  expect(make).toHaveBeenCalledOnce();
});

it('caches nothing without a lock file', () => {
  fs.rmSync(path.join(dir, 'package-lock.json'));
  const make = vi.spyOn(markdown, 'buildMarkdown');
  build(toSite());
  build(toSite());
  expect(make).toHaveBeenCalledTimes(4);
});

/** One change per input of the Markdown. Each must invalidate the cache and change the output. */
const CHANGES: Readonly<Record<string, () => Partial<BuiltSite>>> = {
  'the HTML of a page': () => (write('build/b/index.html', toHtml('B', '<h1>C</h1>')), {}),
  'the title of a page': () => (write('build/b/index.html', toHtml('C', PAGE)), {}),
  'what an island says': () => (writeIsland('<h1>A</h1><p>Otherwise.'), {}),
  'the minor version of an island': () => (
    writeIsland('<h1>A</h1><p>What it says.', {minorVersion: '1'}),
    {}
  ),
  'the API of an island': () => (
    writeIsland('<h1>A</h1><p>What it says.', {minorVersion: '1', api: 'api/a/'}),
    {}
  ),
  'the address of the site': () => ({address: 'https://b.example/'}),
  'the end of titles': () => ({titleEnd: ''}),
  'the versions of its docs': () => ({versions: [{label: '1', path: 'b', first: 'b'}]}),
  'what is left out': () => ({leaveOut: ['other']}),
  'who wrote the text of pages': () => ({thirdParty: ['b']}),
  'a link from another page': () => ({targets: new Set(['b#x'])}),
  'a page less': () => ({files: new Map([['b', 'b/index.html']])}),
};

describe('writes everything again after a change of', () => {
  it.each(Object.entries(CHANGES))('%s', (_, change) => {
    const first = build(toSite());
    const site = toSite(change());
    const changed = build(site);
    expect(changed).not.toEqual(first);
    expect(changed).toEqual(buildWithoutKept(site));
  });

  it('a package', () => {
    const make = vi.spyOn(markdown, 'buildMarkdown');
    build(toSite());
    write('package-lock.json', '{"packages": {}}');
    build(toSite());
    expect(make).toHaveBeenCalledTimes(4);
  });
});
