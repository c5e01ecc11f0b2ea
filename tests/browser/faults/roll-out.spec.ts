import {expect, type Page} from '@playwright/test';

import {ChangingSite} from './changing-site';
import {heading, navbarLink, openPage, waitUntilAlive} from '../open-page';
import {test} from '../policy';
import {activeOption, searchField} from '../search';

let site: ChangingSite;

test.beforeEach(async () => {
  site = new ChangingSite(test.info().testId);
  await site.start();
});

test.afterEach(() => site.remove());

/** Checks that the page is complete and of the next version, and that its links work without another reload. */
async function expectNextVersion(page: Page, title: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.evaluate(() => Object.assign(globalThis, {isKept: true}));
  await navbarLink(page, 'User Types').click();
  await expect(heading(page)).toHaveText('User types');
  expect(await page.evaluate(() => 'isKept' in globalThis)).toBe(true);
}

test('a link opens a page of a version that was published in the meantime', async ({page}) => {
  await openPage(page, `${site.address}/docs/introduction/`);
  await site.publish();
  await navbarLink(page, 'Modules').click();
  await expect(page).toHaveURL(`${site.address}/docs/system-modules/`);
  await expectNextVersion(page, 'Modules');
});

test('so does a link to a page of another kind', async ({page}) => {
  await openPage(page, `${site.address}/`);
  await site.publish();
  await navbarLink(page, 'API').click();
  await expect(page).toHaveURL(/\/docs\/API\/$/);
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
});

test('so does a link to a page that was prefetched from the new version', async ({page}) => {
  await openPage(page, `${site.address}/docs/introduction/`);
  await site.publish();
  const ahead = page.waitForResponse(/\/docs\/system-modules\/?$/);
  await navbarLink(page, 'Modules').hover();
  await ahead;
  await expect(page.locator('html')).not.toHaveAttribute('data-version', '2');
  await navbarLink(page, 'Modules').click();
  await expectNextVersion(page, 'Modules');
});

test('so does going back', async ({page}) => {
  await openPage(page, `${site.address}/docs/introduction/`);
  await navbarLink(page, 'Modules').click();
  await expect(heading(page)).toHaveText('Modules');
  await page.goBack();
  await expect(heading(page)).toHaveText('Introduction');
  await site.publish();
  await navbarLink(page, 'User Types').click();
  await expect(heading(page)).toHaveText('User types');
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
  await page.goBack();
  await expect(heading(page)).toHaveText('Introduction');
});

test('a page that the new version removed shows its not-found page', async ({page}) => {
  await openPage(page, `${site.address}/docs/introduction/`);
  await site.publish('docs/system-modules');
  await navbarLink(page, 'Modules').click();
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
  await expect(heading(page)).toHaveText(/not found/i);
  await expect(page).toHaveURL(`${site.address}/docs/system-modules/`);
});

test('the open page does not change', async ({page}) => {
  await openPage(page, `${site.address}/docs/introduction/`);
  await site.publish();
  await page.getByRole('main').click();
  await expect(heading(page)).toHaveText('Introduction');
  await expect(page.locator('html')).not.toHaveAttribute('data-version', '2');
});

test('the request console opens after the page has been reloaded', async ({page}) => {
  await openPage(page, `${site.address}/docs/API/Ciso-API/create-user`);
  await site.publish();
  await page.locator('[data-try]').click();
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
  await waitUntilAlive(page);
  await page.locator('[data-try]').click();
  await expect(page.locator('[data-console-place] form').first()).toBeVisible();
});

test('a click in prose on a removed file reloads the page', async ({page}) => {
  await openPage(page, `${site.address}/docs/API/workflows`);
  await site.publish();
  const place = page.locator('[data-live][data-start="press"]').first();
  await place.getByRole('button').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
});

test('search works after the page has been reloaded', async ({page}) => {
  await openPage(page, `${site.address}/blog`);
  await site.publish();
  await page.keyboard.press('/');
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
  await waitUntilAlive(page);
  await page.keyboard.press('/');
  await searchField(page).fill('accept a risk');
  await expect(activeOption(page)).toContainText('How to accept a risk');
});

test('hosts that alternate between two versions reload a page only once', async ({page}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const operation = `${site.address}/docs/API/Ciso-API/create-user`;
  await page.route('**/on-demand-api-console*', (route) => route.fulfill({status: 404}));
  await page.route(operation, (route) => route.fulfill({body: 'a page of another version'}));
  await page.goto(`${operation}?try=user-not-found`);
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
});

test.describe('with the service worker for offline reading', () => {
  test.use({serviceWorkers: 'allow'});

  test('a link also opens a page of the new version', async ({page}) => {
    await openPage(page, `${site.address}/docs/introduction/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await site.publish();
    await navbarLink(page, 'Modules').click();
    await expectNextVersion(page, 'Modules');
  });
});
