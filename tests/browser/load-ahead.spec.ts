import {expect, type Page, test} from '@playwright/test';

import {heading, navbarLink, openPage} from './open-page';
import {findOwnScripts} from './page-scripts';

const prefetched = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => (links as HTMLLinkElement[]).map(({href}) => href));

test('menus are not prefetched, however many of their links are in view', async ({
  page,
  browser,
  baseURL,
}) => {
  const from = '/docs/system-modules/risks';
  const [own = ''] = await findOwnScripts(browser, '/docs/ideas/', [from], baseURL ?? '');
  await openPage(page, from);
  await page.getByRole('navigation', {name: 'Docs pages'}).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(0);
  await expect(navbarLink(page, 'Features & Ideas')).toBeInViewport();
  expect(await prefetched(page)).not.toContain(own);
});

test('a link of a menu that gets the focus is loaded before it is followed', async ({
  page,
  browser,
  baseURL,
}) => {
  const from = '/docs/system-modules/risks';
  const own = await findOwnScripts(browser, '/docs/ideas/', [from], baseURL ?? '');
  const run: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') run.push(request.url());
  });
  await openPage(page, from);
  await navbarLink(page, 'Features & Ideas').focus();
  for (const script of own) await expect.poll(() => run).toContain(script);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/ideas/i);
});

test('a page of many links prefetches three of them, the previous page and the next', async ({
  page,
}) => {
  const pages: string[] = [];
  page.on('request', (request) => {
    const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch') === true;
    if (isAhead) pages.push(request.url());
  });
  await openPage(page, '/docs/system-modules/');
  const links = await page.locator('main a[href^="/docs/"]').count();
  expect(links).toBeGreaterThan(10);
  await page.getByRole('navigation', {name: 'Docs pages'}).scrollIntoViewIfNeeded();
  await expect.poll(() => pages.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(pages.length).toBeLessThanOrEqual(10);
});
