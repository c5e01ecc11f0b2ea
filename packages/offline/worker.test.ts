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
  it.each(['open', 'match', 'put'] as const)('has the host’s answers (%s)', async (failing) => {
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

describe('what belongs to a reader', () => {
  it.each([EXPORT, '/v1/manifest.json', '/v1/users'])('leaves %s to the browser', async (path) => {
    expect(await browser.ask(path)).toBeUndefined();
    expect(browser.listCached()).toEqual(['/offline.html']);
  });

  it.each([
    ['a token', {headers: {Authorization: 'Bearer secret'}}],
    ['a part of a file', {headers: {Range: 'bytes=0-1'}}],
    ['another method', {method: 'POST'}],
  ])('leaves a request with %s to the browser', async (_what, asked) => {
    for (const path of [SCRIPT, MANIFEST, RISKS]) {
      expect(await browser.ask(path, asked)).toBeUndefined();
    }
  });

  it('leaves files and pages of other hosts to the browser', async () => {
    for (const path of [SCRIPT, RISKS]) {
      expect(await browser.ask(`https://other.test${path}`, {mode: 'navigate'})).toBeUndefined();
    }
  });

  it.each([
    ['Cache-Control: no-store', {'content-type': 'text/html', 'cache-control': 'no-store'}],
    ['Cache-Control: private', {'content-type': 'text/html', 'cache-control': 'private'}],
    ['the type of a text', {'content-type': 'text/plain'}],
  ])('keeps no page with %s', async (_what, headers) => {
    host.instead.set(RISKS, () => new Response(BUILD[RISKS], {headers}));
    await browser.read(RISKS);
    expect(browser.listCached()).not.toContain(RISKS);
  });

  it('answers a file that a reader opens from the host, and keeps none of it', async () => {
    const answer = await browser.ask(EXPORT, {mode: 'navigate'});
    expect(await answer?.text()).toBe('one reader’s data');
    expect(browser.listCached()).toEqual(['/offline.html']);
  });

  it.each(['no-store', 'max-age=60, private', 'Private="set-cookie"'])(
    'keeps no answer with Cache-Control: %s, and asks for it once',
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

describe('a response of a host instead of a file', () => {
  const wrong = [
    ['a page', maintenance],
    ['the file as HTML', () => new Response(BUILD[SCRIPT], HTML)],
    [
      'a changed file',
      () => new Response('track(); start()', {headers: {'content-type': 'text/javascript'}}),
    ],
  ] as const;

  it.each(wrong)('asks the host itself where the browser has %s of it', async (_what, answer) => {
    host.cached.set(SCRIPT, answer);
    expect(await (await browser.ask(SCRIPT))?.text()).toBe('start()');
    expect(browser.listCached()).toContain(SCRIPT);
  });

  it.each(wrong)(
    'hands %s on, does not keep it, and asks again the next time',
    async (_what, answer) => {
      host.instead.set(SCRIPT, answer);
      expect(await (await browser.ask(SCRIPT))?.text()).toBe(await answer().text());
      expect(browser.listCached()).not.toContain(SCRIPT);
      host.instead.clear();
      expect(await (await browser.ask(SCRIPT))?.text()).toBe('start()');
    },
  );

  it('keeps no page without its files', async () => {
    host.instead.set(SCRIPT, maintenance);
    await browser.read(RISKS);
    expect(browser.listCached()).toEqual(['/offline.html']);
  });

  it('shows a page into which a host puts a script, and does not keep it', async () => {
    const changed = `${BUILD[RISKS]}<script src=//cdn.test/x.js></script>`;
    host.instead.set(RISKS, () => new Response(changed, HTML));
    await browser.read(RISKS);
    expect(await (await browser.ask(RISKS, {mode: 'navigate'}))?.text()).toBe(changed);
    expect(browser.listCached()).toEqual(['/offline.html']);
  });

  it('requests the offline page again if the response was another page', async () => {
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
  it('has what the reader opened: pages, the search index, the form of a request', async () => {
    await browser.read(RISKS);
    for (const path of [MANIFEST, TITLES, MODEL]) await browser.ask(path);
    host.isAway = true;
    for (const path of [RISKS, SCRIPT, MANIFEST, TITLES, MODEL]) {
      expect(await (await browser.ask(path))?.text()).toBe(BUILD[path]);
    }
  });

  it('has the files that a page loaded before the worker was active', async () => {
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

  it('offers no link in its navbar and footer to a page that is not here', async () => {
    await browser.read(RISKS);
    host.isAway = true;
    const page = (await (await browser.ask('/docs', {mode: 'navigate'}))?.text()) ?? '';
    expect(page.split('<main>')[0]).toBe(
      '<a class="navbar__item navbar__link" href="/docs/risks#top">Risks</a>',
    );
  });

  it('says so if no other page is stored', async () => {
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

describe('a new build whose files the host does not serve to the end', () => {
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

  it('has the new build after a retry of the browser, and nothing of the old one', async () => {
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
