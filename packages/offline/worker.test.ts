import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {Browser, type Contents, Host} from './testing/fake-scope';

const SCRIPT = '/assets/js/main.0123abcd.js';
const RISKS = '/docs/risks';
const MODEL = '/api-console/Shop-API/get-order.json';
const MANIFEST = '/search-index/manifest.json';
const TITLES = '/search-index/titles.4567cdef.json';
const EXPORT = '/v1/exports/report.20260115.csv';

const BUILD: Contents = {
  '/docs': `<title>Docs</title><script src=${SCRIPT}></script><main>All</main>`,
  [RISKS]: `<title data-rh=true>Risks | Site</title><script src=${SCRIPT}></script><main>Risks</main>`,
  '/offline.html': [
    '<a class="navbar__item navbar__link" href="/docs/">Docs</a>',
    '<a class="navbar__item navbar__link" href="/docs/risks#top">Risks</a>',
    '<a href=https://example.com/ class=footer__link-item>Code<svg></svg></a>',
    '<main>You are offline<!--pages--></main>',
  ].join(''),
  [SCRIPT]: 'start()',
  '/assets/js/on-demand-search.89ab0123.js': 'search()',
  [MANIFEST]: '{"titles": "titles.4567cdef.json"}',
  [TITLES]: '["Risks"]',
  [MODEL]: '{"method": "GET"}',
  '/img/logo.svg': '<svg/>',
};

const HTML = {headers: {'content-type': 'text/html'}};
const maintenance = (): Response => new Response('<h1>Maintenance</h1>', HTML);

let host: Host;
let browser: Browser;

beforeEach(async () => {
  host = new Host({...BUILD, [EXPORT]: 'one reader’s data', '/v1/manifest.json': '{}'});
  browser = new Browser();
  await browser.start(BUILD, host);
});

afterEach(() => vi.unstubAllGlobals());

describe('a browser whose storage fails', () => {
  it.each(['open', 'match', 'put'] as const)('gets the host’s responses (%s)', async (failing) => {
    browser.failStorage(failing);
    await browser.read(RISKS);
    for (const path of [SCRIPT, RISKS, MODEL, TITLES]) {
      const answer = await browser.ask(path, {mode: 'navigate'});
      expect(await answer?.text()).toBe(BUILD[path]);
    }
    host.instead.set(RISKS, () => new Response('Busy', {status: 503}));
    expect((await browser.ask(RISKS, {mode: 'navigate'}))?.status).toBe(503);
    host.isAway = true;
    expect((await browser.ask(MODEL))?.type).toBe('error');
  });
});

describe('requests for private data', () => {
  it.each([EXPORT, '/v1/manifest.json', '/v1/users'])('bypass the worker: %s', async (path) => {
    expect(await browser.ask(path)).toBeUndefined();
    expect(browser.listCached()).toEqual(['/offline.html']);
  });

  it.each([
    ['a token', {headers: {Authorization: 'Bearer secret'}}],
    ['a part of a file', {headers: {Range: 'bytes=0-1'}}],
    ['another method', {method: 'POST'}],
  ])('bypass the worker with %s', async (_what, asked) => {
    for (const path of [SCRIPT, MANIFEST, RISKS]) {
      expect(await browser.ask(path, asked)).toBeUndefined();
    }
  });

  it('bypass the worker for files and pages of other hosts', async () => {
    for (const path of [SCRIPT, RISKS]) {
      expect(await browser.ask(`https://other.test${path}`, {mode: 'navigate'})).toBeUndefined();
    }
  });

  it.each([
    ['Cache-Control: no-store', {'content-type': 'text/html', 'cache-control': 'no-store'}],
    ['Cache-Control: private', {'content-type': 'text/html', 'cache-control': 'private'}],
    ['the type of a text', {'content-type': 'text/plain'}],
  ])('are not cached for a page with %s', async (_what, headers) => {
    host.instead.set(RISKS, () => new Response(BUILD[RISKS], {headers}));
    await browser.read(RISKS);
    expect(browser.listCached()).not.toContain(RISKS);
  });

  it('are sent to the host and not cached for a file that a reader opens', async () => {
    const answer = await browser.ask(EXPORT, {mode: 'navigate'});
    expect(await answer?.text()).toBe('one reader’s data');
    expect(browser.listCached()).toEqual(['/offline.html']);
  });

  it.each(['no-store', 'max-age=60, private', 'Private="set-cookie"'])(
    'are sent once and not cached with Cache-Control: %s',
    async (value) => {
      const headers = {'content-type': 'text/javascript', 'cache-control': value};
      host.instead.set(SCRIPT, () => new Response(BUILD[SCRIPT], {headers}));
      const answer = await browser.ask(SCRIPT);
      expect(await answer?.text()).toBe('start()');
      expect(browser.listCached()).not.toContain(SCRIPT);
      expect(host.asked.filter((path) => path === SCRIPT)).toHaveLength(1);
    },
  );
});

describe('a response that is not the requested file', () => {
  const wrong = [
    ['a page', maintenance],
    ['the file as HTML', () => new Response(BUILD[SCRIPT], HTML)],
    [
      'a changed file',
      () => new Response('track(); start()', {headers: {'content-type': 'text/javascript'}}),
    ],
  ] as const;

  it.each(wrong)(
    "is replaced by the host's response if the browser has cached %s",
    async (_what, answer) => {
      host.cached.set(SCRIPT, answer);
      expect(await (await browser.ask(SCRIPT))?.text()).toBe('start()');
      expect(browser.listCached()).toContain(SCRIPT);
    },
  );

  it.each(wrong)(
    'is passed on and not cached if it is %s, and requested again the next time',
    async (_what, answer) => {
      host.instead.set(SCRIPT, answer);
      expect(await (await browser.ask(SCRIPT))?.text()).toBe(await answer().text());
      expect(browser.listCached()).not.toContain(SCRIPT);
      host.instead.clear();
      expect(await (await browser.ask(SCRIPT))?.text()).toBe('start()');
    },
  );

  it('is not cached for a page without its files', async () => {
    host.instead.set(SCRIPT, maintenance);
    await browser.read(RISKS);
    expect(browser.listCached()).toEqual(['/offline.html']);
  });

  it('is shown but not cached if the host added a script to a page', async () => {
    const changed = `${BUILD[RISKS]}<script src=//cdn.test/x.js></script>`;
    host.instead.set(RISKS, () => new Response(changed, HTML));
    await browser.read(RISKS);
    expect(await (await browser.ask(RISKS, {mode: 'navigate'}))?.text()).toBe(changed);
    expect(browser.listCached()).toEqual(['/offline.html']);
  });

  it('is not cached as the offline page, which is requested again', async () => {
    host.instead.set('/offline.html', maintenance);
    browser = new Browser();
    await browser.start(BUILD, host);
    expect(browser.listCached()).toEqual([]);
    host.instead.clear();
    await browser.read(RISKS);
    expect(browser.listCached()).toEqual([SCRIPT, RISKS, '/offline.html']);
  });
});

describe('without a network', () => {
  it('shows what the reader opened: pages, the search index, the request form', async () => {
    await browser.read(RISKS);
    for (const path of [MANIFEST, TITLES, MODEL]) await browser.ask(path);
    host.isAway = true;
    for (const path of [RISKS, SCRIPT, MANIFEST, TITLES, MODEL]) {
      expect(await (await browser.ask(path))?.text()).toBe(BUILD[path]);
    }
  });

  it('shows a page whose URL is not ASCII', async () => {
    const text = '<title>Übersicht</title>';
    const contents = {...BUILD, '/docs/übersicht [1]': text};
    host = new Host(contents);
    await browser.start(contents, host);
    const {pathname} = new URL('https://docs.test/docs/übersicht%20%5B1%5D/');
    await browser.read(pathname);
    host.isAway = true;
    expect(await (await browser.ask(pathname, {mode: 'navigate'}))?.text()).toBe(text);
  });

  it('uses the files that a page loaded before the worker was active', async () => {
    await browser.read(RISKS, [MANIFEST, TITLES, EXPORT]);
    expect(browser.listCached()).toEqual([SCRIPT, RISKS, '/offline.html', MANIFEST, TITLES]);
  });

  it('lists the stored pages instead of a page that is not stored', async () => {
    await browser.read(RISKS);
    host.isAway = true;
    const answer = await browser.ask('/docs', {mode: 'navigate'});
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toMatch(
      /You can read these pages offline:<\/p><ul><li><a href="\/docs\/risks">Risks<\/a><\/li><\/ul>/,
    );
  });

  it('does not link its navbar and footer to pages that are not cached', async () => {
    await browser.read(RISKS);
    host.isAway = true;
    const page = (await (await browser.ask('/docs', {mode: 'navigate'}))?.text()) ?? '';
    expect(page.split('<main>')[0]).toBe(
      '<a class="navbar__item navbar__link" href="/docs/risks#top">Risks</a>',
    );
  });

  it('says that no other page is cached', async () => {
    host.isAway = true;
    const answer = await browser.ask('/docs', {mode: 'navigate'});
    expect(await answer?.text()).toBe(
      '<main>You are offline<p>No other page is stored.</p></main>',
    );
  });

  it('requests files with stable names from the host first, and falls back to the cache', async () => {
    await browser.ask(MANIFEST);
    host.instead.set(MANIFEST, () => new Response('{"titles": "of the next build"}'));
    expect(await (await browser.ask(MANIFEST))?.text()).toContain('next build');
    host.instead.set(MANIFEST, () => new Response('', {status: 502}));
    expect(await (await browser.ask(MANIFEST))?.text()).toBe(BUILD[MANIFEST]);
  });
});

it('keeps cached pages in a new build, under their new names', async () => {
  await browser.read(RISKS);
  for (const path of [MANIFEST, TITLES]) await browser.ask(path);
  const {[TITLES]: titles = '', ...rest} = BUILD;
  const next = {...rest, '/search-index/titles.fedc7654.json': `${titles} `};
  await browser.start(next, new Host(next));
  expect(browser.listCached()).toEqual([
    SCRIPT,
    RISKS,
    '/offline.html',
    MANIFEST,
    '/search-index/titles.fedc7654.json',
  ]);
});

describe('a new build whose files the host does not serve completely', () => {
  const NEXT = {...BUILD, [RISKS]: `${BUILD[RISKS]} again`};

  it.each<[string, (next: Host) => void]>([
    ['because there is no network', (next) => void next.failing.add(RISKS)],
    ['because it fails', (next) => next.instead.set(RISKS, () => new Response('', {status: 503}))],
    [
      'because it has the next',
      (next) => next.instead.set(RISKS, () => new Response('', {status: 404})),
    ],
  ])('keeps the cache of the old build, %s', async (_why, fail) => {
    await browser.read(RISKS);
    const next = new Host(NEXT);
    fail(next);
    await browser.start(NEXT, next);
    next.isAway = true;
    const answer = await browser.ask(RISKS, {mode: 'navigate'});
    expect(await answer?.text()).toBe(BUILD[RISKS]);
  });

  it('replaces the old build completely after a retry of the browser', async () => {
    await browser.read(RISKS);
    const next = new Host(NEXT);
    next.failing.add(RISKS);
    await browser.start(NEXT, next);
    next.failing.clear();
    await browser.start(NEXT, next);
    next.isAway = true;
    const answer = await browser.ask(RISKS, {mode: 'navigate'});
    expect(await answer?.text()).toBe(NEXT[RISKS]);
    expect(browser.listCached()).toEqual([SCRIPT, RISKS, '/offline.html']);
  });
});
