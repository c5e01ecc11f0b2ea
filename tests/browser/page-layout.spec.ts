import {expect, type Page} from '@playwright/test';

import {searchPage} from './in-page';
import {findCutOff, findOverlaps, findSideways} from './layout-faults';
import {openPage, widenTo} from './open-page';
import {openConsole, openMenu} from './opened-parts';
import {pageTypes} from './page-types';
import {test} from './reader';
import {apiRoot} from './routes';
import {findSmallTargets} from './small-targets';

for (const route of pageTypes) {
  test(`${route} has targets of sufficient size for touch`, async ({touchReader: page}) => {
    await openPage(page, route);
    expect(await searchPage(page, findSmallTargets)).toEqual([]);
  });
}

test('the console keeps its layout from 360 to 2560 px', async ({narrowReader: page}) => {
  await openPage(page, `${apiRoot}create-user`);
  await openConsole(page);
  for (const width of [360, 390, 768, 996, 997, 1400, 2560]) {
    await widenTo(page, width);
    for (const search of [findSideways, findOverlaps, findCutOff]) {
      expect.soft(await searchPage(page, search), `at ${width} px`).toEqual([]);
    }
  }
});

const parts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  console: openConsole,
  menu: openMenu,
};

for (const [name, open] of Object.entries(parts)) {
  test(`the ${name} has targets of sufficient size for touch`, async ({touchReader: page}) => {
    await openPage(page, `${apiRoot}create-user`);
    await open(page);
    expect(await searchPage(page, findSmallTargets)).toEqual([]);
  });
}

test('glossary links are targets of at least 24 px on phones', async ({touchReader: page}) => {
  await openPage(page, '/docs/introduction/definitions');
  const heights = await page
    .locator('.glossary a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(100);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('one row of an operation stays in view in a low window', async ({narrowReader: page}) => {
  await page.setViewportSize({width: 720, height: 450});
  await openPage(page, `${apiRoot}create-user`);
  await page.getByRole('heading', {name: 'Errors'}).first().scrollIntoViewIfNeeded();
  await expect(page.locator('.api-bar')).toBeInViewport({ratio: 1});
  await expect(page.locator('.navbar')).not.toBeInViewport();
});
