import {expect, type Page} from '@playwright/test';

import {sendAndExpect} from './console-form';
import {openPage} from './open-page';
import {openConsole} from './opened-parts';
import {pageTypes} from './page-types';
import {test} from './policy';
import {apiRoot} from './routes';
import {options, searchButton, searchField} from './search';

/** Simulates a browser that blocks storage: any access throws. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
}

/** Simulates a full storage, in which only writing throws. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
}

const STORES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['without storage', blockStorage],
  ['without room in its storage', fillStorage],
];

test('each kind of page hydrates without storage', async ({page}) => {
  test.setTimeout(120_000);
  const errors = watchErrors(page);
  await blockStorage(page);
  for (const route of pageTypes) await openPage(page, route);
  expect(errors).toEqual([]);
});

for (const [browser, limit] of STORES) {
  test.describe(`in a browser ${browser}`, () => {
    test.beforeEach(({page}) => limit(page));

    test('search, the colour mode and the announcement work', async ({page}) => {
      const errors = watchErrors(page);
      await openPage(page, '/docs/introduction/');
      await page.getByRole('button', {name: /Switch between dark and light/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
      await page.getByRole('button', {name: 'Close', exact: true}).first().click();
      await expect(page.getByRole('banner').getByText('is out')).toHaveCount(0);
      await searchButton(page).click();
      await searchField(page).fill('risk appetite');
      await expect(options(page).first()).toBeVisible();
      await options(page).first().click();
      expect(errors).toEqual([]);
    });

    test('the console sends to the sandbox', async ({page}) => {
      const errors = watchErrors(page);
      await openPage(page, `${apiRoot}create-user`);
      await openConsole(page);
      await sendAndExpect(page, /^201 Created/);
      expect(errors).toEqual([]);
    });
  });
}
