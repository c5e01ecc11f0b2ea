import {expect, type Page} from '@playwright/test';

import {openPage} from './open-page';
import {test} from './reader';

const banner = (page: Page) => page.getByText('Your Docusaurus site did not load properly.');

/** Serves the site below `/sub/`, and status 404 elsewhere. */
const serveBelowSub = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    const {origin, pathname} = new URL(route.request().url());
    if (!pathname.startsWith('/sub/')) return route.fulfill({status: 404});
    const response = await route.fetch({url: origin + pathname.slice('/sub'.length)});
    await route.fulfill({response});
  });

test('a site served at a wrong base path shows a banner', async ({page}) => {
  await serveBelowSub(page);
  await page.goto('/sub/');
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toContainText('We suggest trying baseUrl = /sub/');
});

test('a site served at its own path shows no such banner', async ({page}) => {
  await openPage(page, '/');
  await expect(banner(page)).toHaveCount(0);
});
