import {expect, type Page} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {heading, openPage} from './open-page';
import {test as freshTest} from './policy';
import {test} from './reader';
import {activeOption, options, searchField} from './search';

test('searches by URL, and updates the URL', async ({page}) => {
  await openPage(page, '/search?q=accept+a+risk');
  await expect(searchField(page)).toHaveValue('accept a risk');
  await expect(options(page).first()).toContainText('How to accept a risk');
  await searchField(page).fill('sso & mfa');
  await expect(page).toHaveURL('/search?q=sso+%26+mfa');
  await searchField(page).fill('sso');
  await expect(activeOption(page)).toContainText('Single sign-on');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#single-sign-on$/);
  await page.goBack();
  await expect(searchField(page)).toHaveValue('sso');
});

test('shows a loading message until its files have loaded', async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/on-demand-search*', async (route) => {
    await released;
    await route.continue();
  });
  await openPage(page, '/search?q=sso');
  const waiting = page.getByRole('main').getByText('Loading the search …');
  await expect(waiting).toBeVisible();
  release();
  await expect(options(page).first()).toContainText('Single sign-on');
  await expect(waiting).toHaveCount(0);
});

test('passes axe at two widths, in both modes', async ({page}) => {
  test.slow();
  await openPage(page, '/search?q=create+a+user');
  await expect(options(page).first()).toBeVisible();
  expect(await findFaultsInAll(page)).toEqual([]);
});

test('is announced to browsers as a search engine', async ({page}) => {
  await openPage(page, '/');
  const link = page.locator('link[rel=search]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  const [, template = ''] = /template="([^"]*\{searchTerms\})"/.exec(await file.text()) ?? [];
  const {pathname, search} = new URL(template.replace('{searchTerms}', 'sso'));
  await openPage(page, pathname + search);
  await expect(options(page).first()).toContainText('Single sign-on');
});

test('links to other pages if its files cannot be loaded', async ({page}) => {
  await page.route('**/on-demand-search*', (route) => route.abort());
  await openPage(page, '/search?q=sso');
  await page.getByRole('main').getByRole('link', {name: 'all pages'}).click();
  await expect(page).toHaveURL('/docs#all-pages');
});

/** Waits until the results contain excerpts, and lists their targets. */
async function listPlaces(page: Page): Promise<readonly (string | null)[]> {
  await expect(options(page).filter({hasText: '…'}).first()).toBeVisible();
  return options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')));
}

test('lists results in the order of the dialog', async ({page}) => {
  const query = 'extend contractor access';
  await openPage(page, `/search?q=${encodeURIComponent(query)}`);
  const places = await listPlaces(page);
  await openPage(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await expect.poll(() => listPlaces(page)).toEqual(places);
});

freshTest('shows a message offline, and stays open', async ({page, context}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await openPage(page, '/search');
  await context.setOffline(true);
  await searchField(page).fill('sso');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await expect(page).toHaveURL(/\/search\?q=sso$/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('links to the contents of the site', async ({page}) => {
    await page.goto('/search?q=sso');
    await expect(heading(page)).toHaveText('Search');
    await page.getByRole('main').getByRole('link', {name: 'all pages'}).click();
    await expect(page).toHaveURL(/\/docs\/?#all-pages$/);
  });

  for (const width of [390, 1400]) {
    test(`the button is a link to all pages at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto('/');
      const bar = page.getByRole('navigation', {name: 'Main'});
      await expect(bar.getByRole('button', {name: /search/i})).toHaveCount(0);
      await bar.getByRole('link', {name: 'All pages'}).click();
      await expect(page).toHaveURL(/\/docs\/?#all-pages$/);
    });
  }
});
