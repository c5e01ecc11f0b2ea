import {listLanguages} from '@openapi-portal/openapi-samples';
import {expect, type Page} from '@playwright/test';

import {openPage, waitUntilAlive} from './open-page';
import {test} from './reader';
import {apiRoot} from './routes';

const CREATE_USER = `${apiRoot}create-user`;

/** Returns the distance in CSS pixels between an element and the position to which a link should scroll it. */
const findMiss = (page: Page, id: string): Promise<number> =>
  page.locator(`[id="${id}"]`).evaluate((target) => {
    const margin = parseFloat(getComputedStyle(target).scrollMarginTop);
    return Math.abs(target.getBoundingClientRect().top - margin);
  });

const targets = [
  [apiRoot, 'authorization'],
  [apiRoot, 'operations'],
  [apiRoot, 'problem-types'],
  [CREATE_USER, 'responses'],
  [CREATE_USER, 'errors'],
] as const;

for (const [path, id] of targets) {
  test(`the URL of #${id} of ${path} scrolls the page exactly there`, async ({page}) => {
    await openPage(page, `${path}#${id}`);
    expect(await findMiss(page, id)).toBeLessThan(2);
  });
}

test('a link from an operation opens a section of its API', async ({page}) => {
  await openPage(page, CREATE_USER);
  await page.getByRole('main').getByRole('link', {name: 'oauth2', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Ciso API');
  await waitUntilAlive(page);
  expect(await findMiss(page, new URL(page.url()).hash.slice(1))).toBeLessThan(16);
});

test('the table of contents marks the section in view', async ({page}) => {
  await openPage(page, CREATE_USER);
  await page.locator('#responses').evaluate((heading) => heading.scrollIntoView());
  await expect(page.locator('.table-of-contents__link--active')).toHaveText(['Responses']);
});

test('all language tabs fit in one row next to the text', async ({page}) => {
  await openPage(page, CREATE_USER);
  const languages = page.locator('.api-request[open] .api-languages > details > summary');
  await expect(languages).toHaveCount(listLanguages().length);
  for (const language of [languages.first(), languages.last()]) {
    await language.click();
    const tops = await languages.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  }
});

test('a heading shows its link icon only under the pointer', async ({page}) => {
  await openPage(page, CREATE_USER);
  const sign = page.getByRole('link', {name: 'Link to Internal user'});
  await expect(sign).toHaveCSS('opacity', '0');
  await sign.focus();
  await expect(sign).toHaveCSS('opacity', '1');
});
