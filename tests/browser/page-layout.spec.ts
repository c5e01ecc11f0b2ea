import {expect, type Page} from '@playwright/test';

import {type Search, searchPage} from './in-page';
import {findCutOff, findOverlaps, findSideways, findUnframed} from './layout-faults';
import {openPage, widenTo} from './open-page';
import {openConsole, openMenu} from './opened-parts';
import {pageTypes} from './page-types';
import {test} from './reader';
import {apiRoot} from './routes';
import {findSmallTargets} from './small-targets';

/** Telephones, a tablet, both sides of the change of the navbar, a desk and a wall. */
const WIDTHS = [360, 390, 768, 996, 997, 1400, 2560];

const promises: Readonly<Record<string, Search>> = {
  'reaches beyond the window': findSideways,
  'lies on something else': findOverlaps,
  'is cut off': findCutOff,
  'runs out of its picture': findUnframed,
};

/** Searches at each width without loading the page anew, as when a window is resized. */
async function expectOrder(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await widenTo(page, width);
    for (const [fault, search] of Object.entries(promises)) {
      const found = await searchPage(page, search);
      expect.soft(found, `${what}, ${width} px: nothing ${fault}`).toEqual([]);
    }
  }
}

for (const route of pageTypes) {
  test(`${route} keeps its layout from 360 to 2560 px`, async ({narrowReader: page}) => {
    await openPage(page, route);
    await expectOrder(page, route);
  });

  test(`${route} has targets that a finger hits`, async ({touchReader: page}) => {
    await openPage(page, route);
    expect(await searchPage(page, findSmallTargets)).toEqual([]);
  });
}

test('the console keeps its layout from 360 to 2560 px', async ({narrowReader: page}) => {
  await openPage(page, `${apiRoot}create-user`);
  await openConsole(page);
  await expectOrder(page, 'the console');
});

test('the console has targets that a finger hits', async ({touchReader: page}) => {
  await openPage(page, `${apiRoot}create-user`);
  await openConsole(page);
  expect(await searchPage(page, findSmallTargets)).toEqual([]);
});

test('the menu has targets that a finger hits', async ({touchReader: page}) => {
  await openPage(page, `${apiRoot}create-user`);
  await openMenu(page);
  expect(await searchPage(page, findSmallTargets)).toEqual([]);
});
