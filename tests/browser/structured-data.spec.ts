import {expect} from '@playwright/test';

import {test} from './reader';

const DATA = 'head script[type="application/ld+json"]';

test('structured data stays after hydration, and is removed with the page', async ({page}) => {
  await page.goto('/docs/system-modules/risks');
  await page.evaluate(() => document.body.setAttribute('data-first', ''));
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  // The head is updated one frame after hydration.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const served = await page.locator(DATA).allTextContents();
  expect(served.map((text) => (JSON.parse(text) as {'@type': string})['@type'])).toEqual(
    expect.arrayContaining(['TechArticle', 'BreadcrumbList']),
  );

  await page.getByRole('link', {name: 'User Types', exact: true}).first().click();
  await expect(page).toHaveTitle(/^User types/i);
  await expect(page.locator(DATA)).toHaveCount(0);
  await expect(page.locator('body[data-first]')).toHaveCount(1);
});
