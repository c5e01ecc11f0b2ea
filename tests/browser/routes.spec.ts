import {expect} from '@playwright/test';

import {addRedirectScript} from '../../config/redirect-options';

import {heading, openPage} from './open-page';
import {test} from './reader';
import {apiRoutes, operationRoutes} from './routes';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled});

    test('lower-case paths of the API redirect to its pages', async ({page}) => {
      for (const route of apiRoutes) {
        await page.goto(route.toLowerCase());
        await page.waitForURL(route);
        await expect(heading(page)).toBeVisible();
      }
    });
  });
}

test('the not-found page of a site with a large API redirects to its operations', async ({
  page,
}) => {
  const redirects = {'/get-order': '/docs/API/Ciso-API/create-user'};
  await page.route('**/redirects.json', (route) => route.fulfill({json: redirects}));
  await page.route('**/get-order/*', async (route) => {
    const response = await route.fetch();
    return route.fulfill({response, body: addRedirectScript(await response.text(), '/')});
  });
  await page.goto('/get-order/?lang=go#errors');
  await expect(heading(page)).toHaveText('Create a user');
  await expect(page).toHaveURL('/docs/API/Ciso-API/create-user?lang=go#errors');
});

test('an unknown path returns 404 with a page that links to a section', async ({page}) => {
  const response = await openPage(page, '/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', {name: 'Modules', exact: true}).click();
  await expect(page).toHaveURL('/docs/system-modules/');
  await expect(heading(page)).not.toHaveText('Page not found');
});

for (const name of ['idempotency-key', 'idempotency%20key', 'idempotency&key/'])
  test(`the page of an unknown path searches for the words of ${name}`, async ({page}) => {
    await openPage(page, `/docs/${name}`);
    await page.getByRole('link', {name: 'search for "idempotency key"'}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=idempotency(%20|\+)key$/);
    await expect(page.getByRole('option').first()).toContainText(/idempotency/i);
  });

test('marks the current operation in the sidebar', async ({page}) => {
  for (const route of operationRoutes) {
    await openPage(page, route);
    const current = page.locator('nav[aria-label="Docs sidebar"] a[aria-current=page]');
    await expect(current).toHaveAttribute('href', route);
  }
});
