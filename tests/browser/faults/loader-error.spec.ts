import {expect, type Page} from '@playwright/test';

import {controlNetwork} from '../network';
import {heading, navbarLink, openPage} from '../open-page';
import {test} from '../policy';

const error = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});

async function expectError(page: Page, path: string): Promise<void> {
  await expect(error(page)).toContainText('This page could not be loaded');
  await expect(error(page)).toContainText(/Loading chunk \S+ failed/);
  await expect(retry(page)).toBeVisible();
  await expect(page).toHaveURL(path);
}

test('says why a page could not be loaded, and recovers by Retry', async ({page}) => {
  const network = await controlNetwork(page);
  await openPage(page, '/');
  network.cut();
  await navbarLink(page, 'Modules').click();
  await expectError(page, '/docs/system-modules/');

  await network.restore();
  await retry(page).click();
  await expect(heading(page)).toHaveText('Modules');
  await expect(error(page)).toBeHidden();
  await expect(page).toHaveURL('/docs/system-modules/');
});

test('keeps the frame of the site if only the content is missing', async ({page}) => {
  const network = await controlNetwork(page);
  await openPage(page, '/docs/introduction/');
  network.cut();
  await navbarLink(page, 'Modules').click();
  await expectError(page, '/docs/system-modules/');
  await expect(navbarLink(page, 'Introduction')).toBeVisible();

  await navbarLink(page, 'Introduction').click();
  await expect(heading(page)).toHaveText('Introduction');
});

test('shows the message again if a retry fails', async ({page}) => {
  const network = await controlNetwork(page);
  await openPage(page, '/');
  network.cut();
  await navbarLink(page, 'Modules').click();
  await expectError(page, '/docs/system-modules/');
  const again = page.waitForEvent('requestfailed');
  await retry(page).click();
  await again;
  await expectError(page, '/docs/system-modules/');
});

test('shows a retry in progress after 200 ms and not before', async ({page}) => {
  await page.clock.install();
  const network = await controlNetwork(page);
  await openPage(page, '/');
  network.cut();
  await navbarLink(page, 'Modules').click();
  await expectError(page, '/docs/system-modules/');

  await page.clock.pauseAt(Date.now() + 60_000);
  network.hold();
  await retry(page).click();
  await expect(error(page)).toBeHidden();
  await page.clock.runFor(199);
  await expect(page.getByText('Loading the page')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByText('Loading the page')).toBeVisible();
  await network.restore();
  await expect(heading(page)).toHaveText('Modules');
});

test('loads a page on a click after prefetching failed', async ({page}) => {
  const network = await controlNetwork(page);
  await openPage(page, '/');
  network.cut();
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => request.resourceType() === 'script',
  );
  await navbarLink(page, 'Modules').hover();
  await failed;
  await network.restore();
  await navbarLink(page, 'Modules').click();
  await expect(heading(page)).toHaveText('Modules');
  await expect(error(page)).toBeHidden();
});

test('a click after prefetching failed shows the error, and Retry recovers', async ({page}) => {
  const network = await controlNetwork(page);
  await openPage(page, '/');
  network.cut();
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => request.resourceType() === 'script',
  );
  await navbarLink(page, 'Modules').hover();
  await failed;
  await navbarLink(page, 'Modules').click();
  await expectError(page, '/docs/system-modules/');
  await network.restore();
  await retry(page).click();
  await expect(heading(page)).toHaveText('Modules');
});

test('loads a failed page again when the reader returns to it', async ({page}) => {
  const network = await controlNetwork(page);
  await openPage(page, '/docs/introduction/');
  network.cut();
  await navbarLink(page, 'Modules').click();
  await expectError(page, '/docs/system-modules/');
  await page.goBack();
  await expect(heading(page)).toHaveText('Introduction');
  await network.restore();
  await navbarLink(page, 'Modules').click();
  await expect(heading(page)).toHaveText('Modules');
});

test('keeps the served page readable if its own files fail on the first visit', async ({page}) => {
  const isOwn = (url: URL): boolean => /\/assets\/js\/(?!main|runtime)/.test(url.pathname);
  await page.route(isOwn, (route) => route.abort());
  const gaveUp = page.waitForEvent('pageerror');
  await page.goto('/docs/introduction/');
  expect((await gaveUp).message).toMatch(/Loading chunk/);
  await expect(heading(page)).toHaveText('Introduction');
  await expect(page.getByRole('main')).toContainText('CyberView keeps and links the records');
  await expect(error(page)).toHaveCount(0);
  await navbarLink(page, 'Modules').click();
  await expect(page).toHaveURL('/docs/system-modules/');
});
