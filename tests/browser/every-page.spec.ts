import {expect, type Page} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {searchPage} from './in-page';
import {findNarrowSentences} from './narrow-sentences';
import {openPage, widenTo} from './open-page';
import {test} from './reader';
import {readSitemap} from './sitemap';

/** What is folded away is read too, sooner or later. */
const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Of folds with one name only one is open at a time.
    document.querySelectorAll('details').forEach((fold) => {
      fold.removeAttribute('name');
      fold.open = true;
    });
  });

/** The widths at which the page is wider than the window, in pixels. */
async function findTooWide(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of [390, 360]) {
    await widenTo(page, width);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(width);
  }
  return found;
}

// Each page is opened once: there are many.
for (const route of [...readSitemap(), '/no-such-page']) {
  test(`${route} is accessible to axe in both modes, and has room on a phone`, async ({
    narrowReader: page,
  }) => {
    await openPage(page, route);
    expect(await findTooWide(page)).toEqual([]);
    expect(await searchPage(page, findNarrowSentences)).toEqual([]);
    await openFolds(page);
    expect(await findTooWide(page)).toEqual([]);
    expect(await findFaultsInAll(page)).toEqual([]);
  });
}
