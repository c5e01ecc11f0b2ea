import {expect, type Page} from '@playwright/test';

import {type Search, searchPage} from './in-page';
import {openPage} from './open-page';
import {pageTypes} from './page-types';
import {
  findClosed,
  findDarkShapes,
  findHiddenAddresses,
  findNavigation,
  findPale,
  findScrolling,
} from './print-faults';
import {test} from './reader';

/** A sheet of A4 between its margins, in CSS pixels. */
const SHEET = {width: 718, height: 1047};

/** Opens a page as a printer sees it, of a reader who prefers dark. */
async function openOnPaper(page: Page, route: string): Promise<void> {
  await page.setViewportSize(SHEET);
  await openPage(page, route);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    // A browser says that it is about to print; to emulate paper does not.
    dispatchEvent(new Event('beforeprint'));
  });
  await page.emulateMedia({media: 'print'});
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

test.afterEach(({narrowReader: page}) => page.emulateMedia({media: null}));

const promises: Readonly<Record<string, Search>> = {
  'navigation and buttons': findNavigation,
  'closed folds': findClosed,
  'parts that would have to be scrolled': findScrolling,
  'links without their address': findHiddenAddresses,
  'pale letters or dark grounds': findPale,
  'dark shapes': findDarkShapes,
};

for (const route of pageTypes) {
  test(`${route} prints all its words, dark on white`, async ({narrowReader: page}) => {
    await openOnPaper(page, route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    for (const [what, search] of Object.entries(promises)) {
      expect.soft(await searchPage(page, search), `${route} prints ${what}`).toEqual([]);
    }
  });
}
