import {expect, type Page} from '@playwright/test';

import {heading, openPage} from './open-page';
import {apiRoot, operationRoutes} from './routes';
import {test} from './reader';

const [first = '', second = ''] = operationRoutes;

const sidebarLink = (page: Page, route: string) =>
  page.locator(`nav[aria-label="Docs sidebar"] a[href="${route}"]`);

/** Marks the document, so that a later reload can be detected. */
const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, {isFirstDocument: true}));

const isFirstDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'isFirstDocument' in globalThis);

test('navigation between operations does not reload the site, back and forth', async ({page}) => {
  await openPage(page, '/docs/API/errors');
  await markDocument(page);
  const titles: string[] = [(await heading(page).textContent()) ?? ''];
  for (const route of [first, second, apiRoot]) {
    await sidebarLink(page, route).click();
    await expect(page).toHaveURL(route);
    await expect(heading(page)).not.toHaveText(titles.at(-1) ?? '');
    titles.push((await heading(page).textContent()) ?? '');
  }
  expect(new Set(titles).size).toBe(4);
  await page.goBack();
  await expect(heading(page)).toHaveText(titles[2] ?? '');
  await page.goBack();
  await expect(heading(page)).toHaveText(titles[1] ?? '');
  await page.goForward();
  await expect(heading(page)).toHaveText(titles[2] ?? '');
  expect(await isFirstDocument(page)).toBe(true);
});

test('an unknown operation of an API shows the not-found page', async ({page}) => {
  const response = await openPage(page, `${apiRoot}no-such-operation`);
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await expect(heading(page)).toHaveText('Page not found');
});

for (const end of ['/', '/index.html']) {
  test(`the URL of an operation with ${end} shows it after the script runs`, async ({page}) => {
    await openPage(page, first);
    const title = (await heading(page).textContent()) ?? '';
    await openPage(page, first + end);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await expect(heading(page)).toHaveText(title);
    await sidebarLink(page, second).click();
    await expect(heading(page)).not.toHaveText(title);
  });
}
