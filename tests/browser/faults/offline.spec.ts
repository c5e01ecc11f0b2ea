import {expect, type Page} from '@playwright/test';

import type {ChangingSite} from './changing-site';
import {inject, removeWorker, retireWorker, test} from './offline-site';
import {consoleOf, sendAndExpect, unfoldRequest} from '../console-form';
import {heading, navbarLink, openPage} from '../open-page';
import {openConsole} from '../opened-parts';
import {activeOption, searchDialog, searchField} from '../search';

test.use({serviceWorkers: 'allow'});
// A page is cached only after three seconds of reading.
test.setTimeout(120_000);

const RISKS = '/docs/system-modules/risks';
const VENDOR = '/docs/user-types/vendor';
const DEFINITIONS = '/docs/introduction/definitions';
const CREATE = '/docs/API/Ciso-API/create-user';
const LIST = '/docs/API/Ciso-API/get-users-info';

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (key) => (await caches.match(key)) !== undefined, path);

const expectKept = (page: Page, path: string): Promise<void> =>
  expect.poll(() => isKept(page, path), {timeout: 20_000}).toBe(true);

const listCaches = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

const listKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().map(({url}) => new URL(url).pathname);
  });

/** Counts the pages' scripts that are not cached yet. */
const countMissing = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const worker = await (await fetch('/offline-worker.js')).text();
    const scripts = worker.match(/(?<=")assets\/js\/(?!on-demand-)[\w.~-]+\.js/g) ?? [];
    const kept = await Promise.all(scripts.map((script) => caches.match(`/${script}`)));
    return kept.filter((one) => one === undefined).length;
  });

/** Reads a page about modules and one about user types, and waits until these and their neighbours are cached. */
async function readTwo(page: Page, site: ChangingSite): Promise<void> {
  await openPage(page, site.address + RISKS);
  await expectKept(page, RISKS);
  await navbarLink(page, 'User Types').click();
  await expect(heading(page)).toHaveText('User types');
  await expectKept(page, '/docs/user-types');
  await expect.poll(() => countMissing(page), {timeout: 20_000}).toBe(0);
}

async function goOffline(page: Page, site: ChangingSite): Promise<void> {
  await site.stop();
  await page.context().setOffline(true);
}

async function goOnline(page: Page, site: ChangingSite): Promise<void> {
  await site.start();
  await page.context().setOffline(false);
}

const expectNext = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-version', '2');

const offlineHeading = (page: Page) => page.getByRole('heading', {name: 'You are offline'});

test('visited pages and their neighbours open offline with their styles', async ({page, site}) => {
  await readTwo(page, site);
  await goOffline(page, site);
  for (const [path, title] of [
    [RISKS, 'Risks'],
    ['/docs/system-modules/tasks', 'Tasks'],
    ['/docs/user-types/', 'User types'],
    [VENDOR, 'Vendor'],
  ] as const) {
    const response = await openPage(page, site.address + path);
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText(title);
    expect(await isKept(page, '/img/icons.svg')).toBe(true);
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
    const missing = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((all) => all.filter((one) => (one as HTMLLinkElement).sheet === null).length);
    expect(missing).toBe(0);
    expect(await page.evaluate(() => document.fonts.check('16px "IBM Plex Sans"'))).toBe(true);
  }
});

test('links to cached pages work offline', async ({page, site}) => {
  await readTwo(page, site);
  await goOffline(page, site);
  await page.locator('main').getByRole('link', {name: 'Vendor', exact: true}).first().click();
  await expect(heading(page)).toHaveText('Vendor');
  await page.goBack();
  await expect(heading(page)).toHaveText('User types');
});

test('search works offline after it was opened', async ({page, site}) => {
  await readTwo(page, site);
  await page.keyboard.press('/');
  await searchField(page).fill('risk');
  await expect(activeOption(page)).toBeVisible();
  await expect
    .poll(
      async () =>
        (await listKept(page)).filter((path) => path.includes('search-index/text')).length,
    )
    .toBe(1);
  await goOffline(page, site);
  await openPage(page, site.address + VENDOR);
  await page.keyboard.press('/');
  await searchField(page).fill('accept a risk');
  await expect(activeOption(page)).toContainText('How to accept a risk');
});

test('search also works offline if it was opened before the worker was active', async ({
  page,
  site,
}) => {
  await openPage(page, site.address + RISKS);
  await page.keyboard.press('/');
  await searchField(page).fill('risk');
  await expect(activeOption(page)).toBeVisible();
  await expectKept(page, RISKS);
  await goOffline(page, site);
  await openPage(page, site.address + RISKS);
  await page.keyboard.press('/');
  await searchField(page).fill('accept a risk');
  await expect(activeOption(page)).toContainText('How to accept a risk');
});

for (const [without, leave] of [
  ['a network', goOffline],
  ['an answer of the host', (_page: Page, site: ChangingSite) => site.stop()],
] as const) {
  test(`search that was not opened says so in its place, without ${without}`, async ({
    page,
    site,
  }) => {
    await openPage(page, site.address + RISKS);
    await expectKept(page, RISKS);
    await leave(page, site);
    await openPage(page, site.address + RISKS);
    for (let count = 0; count < 2; count += 1) {
      await page.keyboard.press('/');
      await expect(searchDialog(page)).toContainText(/Search (could not|is not stored)/);
      await expect(page).toHaveURL(site.address + RISKS);
      await expect(heading(page)).toHaveText('Risks');
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toHaveCount(0);
    }
    await goOnline(page, site);
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
  });
}

test('an uncached result opens the offline message', async ({page, site}) => {
  await openPage(page, site.address + RISKS);
  await page.keyboard.press('/');
  await searchField(page).fill('risk');
  await expect(activeOption(page)).toBeVisible();
  await expectKept(page, RISKS);
  await goOffline(page, site);
  await searchField(page).fill('audit trail');
  await searchField(page).press('Enter');
  await expect(offlineHeading(page)).toBeVisible();
});

test('the console works offline after one was opened, for neighbouring operations too', async ({
  page,
  site,
}) => {
  await openPage(page, site.address + CREATE);
  await openConsole(page);
  await expectKept(page, CREATE);
  await openPage(page, site.address + VENDOR);
  await expectKept(page, '/api-console/Ciso-API/get-users-info.json');
  await expect
    .poll(async () => (await listKept(page)).some((path) => path.includes('api-samples')))
    .toBe(true);
  await goOffline(page, site);
  for (const path of [CREATE, LIST]) {
    await openPage(page, site.address + path);
    await openConsole(page);
    await sendAndExpect(page, /^20\d /);
  }
  await unfoldRequest(page);
  await consoleOf(page)
    .getByLabel(/^email/)
    .fill('ana.silva@example.com');
  await expect(page.locator('.api-samples')).toContainText('ana.silva');
});

test('a console that was not opened says so in its place', async ({page, site}) => {
  await openPage(page, site.address + CREATE);
  await expectKept(page, CREATE);
  await goOffline(page, site);
  await openPage(page, site.address + CREATE);
  await page.locator('[data-try]').click();
  const alert = page.locator('.api-console-state').getByRole('alert');
  await expect(alert).toContainText('The request console could not be loaded');
  await expect(alert).toContainText('not stored on this device, and you are offline');
  await expect(alert).not.toContainText('chunk');
  await goOnline(page, site);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await sendAndExpect(page, /^201 Created/);
});

test('a host that adds a script to pages only disables offline reading', async ({page, site}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  inject(site, '<script src="/cdn-cgi/beacon.js"></script>');
  await openPage(page, site.address + RISKS);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await navbarLink(page, 'User Types').click();
  await expect(heading(page)).toHaveText('User types');
  await openPage(page, site.address + VENDOR);
  await expect(heading(page)).toHaveText('Vendor');
  await expect(page.locator('script[src="/cdn-cgi/beacon.js"]')).toHaveCount(1);
  await page.waitForTimeout(4000);
  expect((await listKept(page)).filter((path) => path.startsWith('/docs'))).toEqual([]);
  expect(errors).toEqual([]);
});

test('any other page shows the offline message with cached pages, and opens when online', async ({
  page,
  site,
}) => {
  await readTwo(page, site);
  await goOffline(page, site);
  const response = await page.goto(site.address + DEFINITIONS);
  expect(response?.status()).toBe(503);
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await expect(page).toHaveURL(site.address + DEFINITIONS);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Risks', exact: true})).toHaveAttribute('href', RISKS);
  await expect(main.getByRole('link', {name: /^Definitions/})).toHaveCount(0);
  const offered = await page
    .locator('.navbar__link, .footer__link-item')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const kept = await listKept(page);
  expect(offered).toContain('/docs/user-types/');
  expect(offered.filter((path) => !kept.includes(path.replace(/\/$/, '')))).toEqual([]);
  await main.getByRole('link', {name: 'Risks', exact: true}).click();
  await expect(heading(page)).toHaveText('Risks');

  await page.goto(site.address + DEFINITIONS);
  await goOnline(page, site);
  await main.getByRole('link', {name: 'Try again'}).click();
  await expect(heading(page)).toHaveText('Definitions');
});

test('a link to an uncached page shows the same message', async ({page, site}) => {
  await readTwo(page, site);
  await goOffline(page, site);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page).toHaveURL(`${site.address}/blog`);
});

test('cached pages are shown if the host fails', async ({page, site}) => {
  await readTwo(page, site);
  await site.stop();
  await openPage(page, site.address + RISKS);
  await expect(heading(page)).toHaveText('Risks');
});

test('a first visit registers the worker after it has loaded, and caching a page requests no other', async ({
  page,
  site,
}) => {
  await openPage(page, site.address + RISKS);
  await page.waitForLoadState('load');
  expect(site.asked.filter((path) => path.includes('offline'))).toEqual([]);
  await expectKept(page, RISKS);
  const isPage = (path: string): boolean => /^\/(docs|blog)/.test(path) && path !== RISKS;
  expect((await listKept(page)).filter(isPage)).toEqual([]);
});

test('readers who save data only have visited pages cached', async ({page, site}) => {
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', {
    value: {saveData: true, effectiveType: '4g'},
  })`);
  await openPage(page, site.address + RISKS);
  await expectKept(page, RISKS);
  await openPage(page, site.address + VENDOR);
  await expectKept(page, VENDOR);
  await openPage(page, site.address + DEFINITIONS);
  await expectKept(page, DEFINITIONS);
  const pages = (await listKept(page)).filter((path) => /^\/(docs|blog)/.test(path));
  expect(pages.sort()).toEqual([DEFINITIONS, RISKS, VENDOR].sort());
});

test('a new build shows immediately, keeps visited pages, and removes everything of the old one', async ({
  page,
  context,
  site,
}) => {
  await readTwo(page, site);
  const [old] = await listCaches(page);
  await site.publish();
  const later = await context.newPage();
  await openPage(later, site.address + VENDOR);
  await expectNext(later);
  await expect.poll(() => listCaches(later)).toHaveLength(2);

  // A page of the old build is still open and may need its scripts.
  await expectKept(page, RISKS);
  const main = await page.locator('script[src*="/main."]').getAttribute('src');
  expect(await isKept(page, main ?? '')).toBe(true);

  await expect
    .poll(() => later.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state), {
      timeout: 20_000,
    })
    .toBe('installed');
  await page.close();
  await later.close();
  // The old worker stops after it has handled the messages of the closed pages.
  await expect.poll(() => context.serviceWorkers().length, {timeout: 60_000}).toBe(1);
  const after = await context.newPage();
  await openPage(after, site.address + VENDOR);
  expect(await listCaches(after)).not.toContain(old);
  expect(await isKept(after, main ?? '')).toBe(false);
  await goOffline(after, site);
  for (const path of [RISKS, '/docs/system-modules/tasks', VENDOR]) {
    await openPage(after, site.address + path);
    await expectNext(after);
  }
});

test('API requests of scripts on the same host and requests to other hosts are not cached', async ({
  page,
  site,
}) => {
  await readTwo(page, site);
  const before = await listKept(page);
  await page.evaluate(async () => {
    await fetch('/openapi.json');
    await fetch('/docs/system-modules/risks', {method: 'POST'});
    await fetch('/v1/users', {headers: {Authorization: 'Bearer secret'}});
    await fetch('/v1/exports/report.20260115.csv');
    await fetch('/v1/manifest.json');
  });
  await page.reload();
  expect((await listKept(page)).filter((path) => /openapi|v1/.test(path))).toEqual([]);
  expect(before.length).toBeGreaterThan(20);
});

test('without the worker the site works as before, and requests it once per page', async ({
  page,
  site,
}) => {
  removeWorker(site);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openPage(page, site.address + RISKS);
  const count = (): number => site.asked.filter((path) => path.includes('offline-worker')).length;
  await expect.poll(count, {timeout: 10_000}).toBe(1);
  await navbarLink(page, 'User Types').click();
  await expect(heading(page)).toHaveText('User types');
  await page.waitForTimeout(4000);
  expect(count()).toBe(1);
  expect(errors).toEqual([]);
});

test('a build without offline reading removes the caches', async ({page, site}) => {
  await readTwo(page, site);
  retireWorker(site);
  await openPage(page, site.address + RISKS);
  await expect.poll(() => listCaches(page)).toEqual([]);
  // The worker stops when its last page is closed.
  await expect(async () => {
    await openPage(page, site.address + VENDOR);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }).toPass();
});
