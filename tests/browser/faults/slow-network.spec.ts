import {toTimeLimit} from '@openapi-portal/reports/testing/time-limit';
import {expect, type Page} from '@playwright/test';

import {measureLoad} from '../measure-load';
import {heading, openPage} from '../open-page';
import {test} from '../policy';
import {apiRoot} from '../routes';
import {activeOption, searchDialog, searchField} from '../search';

/** Chromium's preset "Slow 3G": 400 kbit/s in both directions and 400 ms per round trip. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
}

for (const route of ['/docs/system-modules/risks', `${apiRoot}create-user`]) {
  test(`${route} is readable over slow 3G before its script has loaded`, async ({page}) => {
    await slowDown(page);
    const started = Date.now();
    await page.goto(route, {waitUntil: 'commit'});
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main').locator('p').first()).toBeVisible();
    expect(Date.now() - started).toBeLessThan(toTimeLimit(6000));
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test(`nothing on ${route} shifts over slow 3G`, async ({browser, baseURL}) => {
    test.setTimeout(60_000);
    expect((await measureLoad(browser, `${baseURL}${route}`, true)).layoutShift).toBe(0);
  });
}

test('search accepts words over slow 3G before its script has loaded, and then finds them', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await slowDown(page);
  await page.goto('/docs/system-modules/risks', {waitUntil: 'commit'});
  await heading(page).waitFor();
  const pressed = Date.now();
  await page.keyboard.press('/');
  await expect(searchDialog(page).getByRole('textbox')).toBeFocused();
  expect(Date.now() - pressed).toBeLessThan(toTimeLimit(3000));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await page.keyboard.type('sso');
  await expect(activeOption(page)).toContainText('Single sign-on', {timeout: 50_000});
  await expect(searchField(page)).toHaveValue('sso');
});

test.describe('after the first visit, without a network or a service worker', () => {
  test('the page remains, and a link says that the page cannot be loaded', async ({
    page,
    context,
  }) => {
    await openPage(page, '/docs/introduction/');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page).toHaveURL('/blog');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(0);
  });
});
