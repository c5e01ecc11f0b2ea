import {expect, type Page} from '@playwright/test';

import {openPage} from './open-page';
import {test} from './reader';

const bar = (page: Page) => page.locator('.theme-announcement-bar');

test('a dismissed announcement never returns', async ({page, context}) => {
  await openPage(page, '/');
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const newTab = await context.newPage();
  await openPage(newTab, '/docs/user-types/ciso');
  await expect(bar(newTab)).toBeHidden();
});

test('an announcement that was not dismissed shows on every page', async ({page}) => {
  for (const path of ['/', '/blog', '/docs/user-types/ciso']) {
    await openPage(page, path);
    await expect(bar(page)).toBeVisible();
  }
});

test('the announcement links to an existing page', async ({page}) => {
  await openPage(page, '/');
  const href = await bar(page).getByRole('link').getAttribute('href');
  const response = await openPage(page, href ?? '');
  expect(response?.status()).toBe(200);
});
