import {expect, test} from '@playwright/test';

import {heading, openPage} from './open-page';

const RISKS = '/docs/system-modules/risks';

test('prose stands in the page, and no script brings a copy of it', async ({page, request}) => {
  await openPage(page, RISKS);
  const sentence = await page
    .locator('[data-island="docs/system-modules/risks"] p')
    .first()
    .innerText();
  expect(sentence.length).toBeGreaterThan(40);
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const texts = await Promise.all(
    addresses.map(async (address) => (await request.get(address)).text()),
  );
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes(sentence.slice(0, 40)))).toEqual([]);
});

test('a link in prose changes the page without loading the site anew', async ({page}) => {
  await openPage(page, RISKS);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page.locator('[data-island] a[href="/docs/system-modules/company"]').first().click();
  await expect(heading(page)).toHaveText('Company');
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
  await page.goBack();
  await expect(heading(page)).toHaveText('Risks');
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
});

test('prose that cannot be had says so, and comes when it is asked for again', async ({page}) => {
  let isOffline = true;
  await page.route('**/docs/system-modules/company', (route) =>
    isOffline && route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await openPage(page, RISKS);
  await page.locator('[data-island] a[href="/docs/system-modules/company"]').first().click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  isOffline = false;
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(heading(page)).toHaveText('Company');
});

test('a block of code is copied, and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/docs/API/quick-start');
  const block = page.locator('[data-island] div:has(> pre)').first();
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(block.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await block.locator('pre').innerText()).replace(/\n$/, ''));
});
