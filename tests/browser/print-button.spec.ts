import {expect} from '@playwright/test';

import {openPage} from './open-page';
import {test} from './reader';

/** Printable area of an A4 sheet in CSS pixels. */
const SHEET = {width: 718, height: 1047};

const routes = [
  '/docs/user-types/auditor',
  '/docs/user-types/ciso',
  '/docs/user-types/vendor',
  '/docs/system-applications/auditor-application',
  '/docs/system-applications/vendor-application',
];

for (const route of routes) {
  test(`${route} has a Print button, and prints its facts on the first sheet`, async ({page}) => {
    await openPage(page, route);
    const button = page.getByRole('button', {name: 'Print this page'});
    await expect(button).toBeVisible();
    await page.evaluate(() => {
      globalThis.print = () => document.body.append('It is printed.');
    });
    await button.click();
    await expect(page.getByText('It is printed.')).toBeVisible();
    await page.setViewportSize(SHEET);
    await page.emulateMedia({media: 'print'});
    await expect(button).toBeHidden();
    const box = await page.locator('.facts').boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(SHEET.height);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('no page has a Print button', async ({page}) => {
    await page.goto(routes[0] ?? '/');
    await expect(page.locator('[data-print]')).toHaveCount(1);
    await expect(page.locator('[data-print]')).toBeHidden();
  });
});
