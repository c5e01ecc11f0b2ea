import {expect, type Page} from '@playwright/test';

import {openPage, waitUntilAlive} from './open-page';
import {test} from './reader';
import {apiRoot} from './routes';

const routes = ['/', '/docs/system-modules/', `${apiRoot}create-user`, '/docs/API/', '/blog'];

/** Returns the title, the page's own tags in the head, and the attributes of the root element. */
const readHead = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    title: document.title,
    // Structured data is only in the served HTML, because search engines load each page separately.
    tags: [...document.head.querySelectorAll('[data-rh]:not([type="application/ld+json"])')]
      .map((element) =>
        [element.tagName, ...[...element.attributes].map(({name, value}) => `${name}=${value}`)]
          .sort()
          .join(' '),
      )
      .sort(),
    lang: document.documentElement.lang,
    className: document.documentElement.className.split(' ').sort(),
  }));

async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('[data-island]')?.append(link);
    link.click();
  }, route);
  await expect(page).toHaveURL(route);
}

for (const route of routes) {
  test(`the head of ${route} is the same after navigation as when it is served`, async ({page}) => {
    await openPage(page, route);
    const served = await readHead(page);
    await expect(page).toHaveTitle(/ \| CyberView$/);
    await openPage(page, '/docs/introduction/');
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await follow(page, route);
    await expect.poll(() => readHead(page)).toEqual(served);
    await expect(page.locator('html[data-kept]')).toHaveCount(1);
    await waitUntilAlive(page);
  });
}
