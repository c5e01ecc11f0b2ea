import {expect, type Page} from '@playwright/test';

import {heading, navbarLink, openPage} from './open-page';
import {findOwnScripts, readPrefetched} from './page-scripts';
import {test} from './policy';

test('menus are not prefetched, however many of their links are in view', async ({
  page,
  browser,
  baseURL,
}) => {
  const from = '/docs/system-modules/risks';
  const [own = ''] = await findOwnScripts(browser, '/docs/ideas/', [from], baseURL ?? '');
  await openPage(page, from);
  await page.getByRole('navigation', {name: 'Docs pages'}).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await readPrefetched(page)).length).toBeGreaterThan(0);
  await expect(navbarLink(page, 'Features & Ideas')).toBeInViewport();
  expect(await readPrefetched(page)).not.toContain(own);
});

test('a menu link is prefetched when it gets the focus', async ({page, browser, baseURL}) => {
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

interface LoadingWindow {
  loadedAhead: string[];
}

type Prefetch = (path: string) => unknown;

/** Records every page that is prefetched. Docusaurus returns false for a page that is already loaded. */
const notePages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const loading = window as unknown as LoadingWindow;
    loading.loadedAhead = [];
    const note =
      (prefetch: Prefetch): Prefetch =>
      (path) => {
        const answer = prefetch(path);
        if (answer !== false) loading.loadedAhead.push(path);
        return answer;
      };
    // Docusaurus publishes its loader as `window.docusaurus`. This intercepts the definition of the property.
    const define = Object.defineProperty.bind(Object);
    Object.defineProperty = (target, name, descriptor) => {
      if (target !== window || name !== 'docusaurus') return define(target, name, descriptor);
      return define(target, name, {
        ...descriptor,
        set: (loader: {readonly prefetch: Prefetch}) => {
          descriptor.set?.({...loader, prefetch: note(loader.prefetch)});
        },
      });
    };
  });

const readLoadedAhead = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as LoadingWindow).loadedAhead);

test('a page of many links prefetches three of them, the previous page and the next', async ({
  page,
}) => {
  await notePages(page);
  await openPage(page, '/docs/system-modules/');
  const links = page.locator('main [data-island] a[href^="/docs/"]').filter({visible: true});
  expect(await links.count()).toBeGreaterThan(10);
  await links.last().scrollIntoViewIfNeeded();
  await page.getByRole('navigation', {name: 'Docs pages'}).scrollIntoViewIfNeeded();
  await expect.poll(() => readLoadedAhead(page), {timeout: 4000}).toHaveLength(5);
  const neighbours = await page
    .locator('.pagination-nav a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(await readLoadedAhead(page)).toEqual(expect.arrayContaining(neighbours));
});
