import {expect, type Page} from '@playwright/test';

import {controlNetwork} from './network';
import {heading, navbarLink, openPage} from './open-page';
import {findOwnScripts, readPrefetched} from './page-scripts';
import {test} from './policy';

const isBarDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const bar = getComputedStyle(document.documentElement, '::after');
    return (
      bar.content !== 'none' &&
      bar.position === 'fixed' &&
      bar.top === '0px' &&
      parseFloat(bar.height) > 0 &&
      bar.backgroundColor !== 'rgba(0, 0, 0, 0)'
    );
  });

const isFaded = (page: Page): Promise<boolean> =>
  page.getByRole('main').evaluate((main) => Number(getComputedStyle(main).opacity) < 1);

/** Opens a page, pauses its clock, and delays the requests of scripts. */
async function openStopped(page: Page, path: string) {
  await page.clock.install();
  const network = await controlNetwork(page);
  await openPage(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
  network.hold();
  return network;
}

test('shows the loading state 200 ms into a page change and not before', async ({page}) => {
  await openStopped(page, '/');
  await navbarLink(page, 'Modules').click();
  await page.clock.runFor(199);
  expect(await isFaded(page)).toBe(false);
  await page.clock.runFor(1);
  expect(await isFaded(page)).toBe(true);
});

test('shows the progress bar 1000 ms into a page change and not before', async ({page}) => {
  await openStopped(page, '/');
  await navbarLink(page, 'Modules').click();
  await page.clock.runFor(999);
  expect(await isBarDrawn(page)).toBe(false);
  await page.clock.runFor(1);
  expect(await isBarDrawn(page)).toBe(true);
});

test('loading state and progress bar disappear after the page has loaded', async ({page}) => {
  const network = await openStopped(page, '/');
  await navbarLink(page, 'Modules').click();
  await page.clock.runFor(1500);
  expect(await isBarDrawn(page)).toBe(true);

  await network.restore();
  await page.clock.resume();
  await expect(heading(page)).toHaveText('Modules');
  await expect.poll(() => isBarDrawn(page)).toBe(false);
  await expect.poll(() => isFaded(page)).toBe(false);
});

test('a page that loads in time shows neither', async ({page}) => {
  const network = await openStopped(page, '/');
  await navbarLink(page, 'Modules').click();
  await page.clock.runFor(150);
  await network.restore();
  await expect(heading(page)).toHaveText('Modules');
  await page.clock.runFor(2000);
  expect(await isFaded(page)).toBe(false);
  expect(await isBarDrawn(page)).toBe(false);
});

test('a second navigation during the first leaves no bar behind', async ({page}) => {
  const network = await openStopped(page, '/');
  await navbarLink(page, 'Modules').click();
  await page.clock.runFor(500);
  await navbarLink(page, 'User Types').click();
  await page.clock.runFor(100);
  await network.restore();
  await expect(heading(page)).toHaveText('User types');
  await page.clock.runFor(2000);
  expect(await isFaded(page)).toBe(false);
  expect(await isBarDrawn(page)).toBe(false);
});

test('keeps the old page readable while the new one loads', async ({page}) => {
  const network = await openStopped(page, '/docs/introduction/');
  await navbarLink(page, 'Modules').click();
  await page.clock.runFor(1500);
  await expect(heading(page)).toHaveText('Introduction');
  await network.restore();
  await expect(heading(page)).toHaveText('Modules');
});

test('requests no file of a page that the current one does not link to', async ({
  page,
  browser,
  baseURL,
}) => {
  const from = '/docs/user-types/member';
  const scripts = await findOwnScripts(
    browser,
    '/docs/ideas/cemetery/permissions',
    [from],
    baseURL ?? '',
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openPage(page, from);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => scripts.includes(url))).toEqual([]);
});

test.describe('the files of a page', () => {
  test.describe.configure({mode: 'default'});
  // Without the sidebar, which also links to the next page.
  test.use({viewport: {width: 390, height: 800}});

  const from = '/docs/user-types/member';
  const to = '/docs/user-types/outsource';
  /** Targets of links that are visible at first, and therefore prefetched anyway. */
  const inView = [from, '/docs/user-types/'];
  let scripts: readonly string[];

  test.beforeAll(async ({browser, baseURL}) => {
    scripts = await findOwnScripts(browser, to, inView, baseURL ?? '');
  });

  const link = (page: Page) =>
    page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/});

  /** Opens a long page on which the link to the other page is outside the viewport. */
  async function openFar(page: Page): Promise<readonly string[]> {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await openPage(page, from);
    await expect(link(page)).not.toBeInViewport();
    return requested;
  }

  test('are prefetched when a link comes into view', async ({page}) => {
    const requested = await openFar(page);
    await link(page).scrollIntoViewIfNeeded();
    for (const script of scripts) await expect.poll(() => requested).toContain(script);
    expect(await readPrefetched(page)).toEqual(expect.arrayContaining([...scripts]));
  });

  test('are loaded when a link is hovered', async ({page}) => {
    const run: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') run.push(request.url());
    });
    await openFar(page);
    await link(page).hover();
    for (const script of scripts) await expect.poll(() => run).toContain(script);
    await expect(page).toHaveURL(from);
  });
});
