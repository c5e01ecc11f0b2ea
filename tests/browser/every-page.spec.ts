import {expect, type Page} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {expectHead, headRoutes} from './head-pictures';
import {type Search, searchPage} from './in-page';
import {findCutOff, findOverlaps, findSideways, findUnframed} from './layout-faults';
import {findMotion} from './motion';
import {findNarrowSentences} from './narrow-sentences';
import {heading, openPage, widenTo} from './open-page';
import {openMenu} from './opened-parts';
import {pageTypes} from './page-types';
import {
  findClosed,
  findDarkShapes,
  findHiddenAddresses,
  findNavigation,
  findOpenFrames,
  findPale,
  findPaths,
  findScrolling,
  findUnprintedMarks,
} from './print-faults';
import {watchProblems} from './problems';
import {test} from './reader';
import {olderRoutes, operationRoutes} from './routes';
import {searchButton, searchDialog, searchField} from './search';
import {readSitemap} from './sitemap';

// Each page is opened once for all checks, so each test takes long.
test.setTimeout(180_000);

const NOT_FOUND = '/no-such-page';

/** Widths in pixels: phones, a tablet, both sides of the navbar's breakpoint, a desktop, and a wall display. */
const WIDTHS = [360, 390, 768, 996, 997, 1400, 2560];

/** Size of a phone's screen in CSS pixels. A page may be at most `MOST_SCREENS` such screens long. */
const SCREEN = {width: 390, height: 844};
const MOST_SCREENS = 15;

/** Reference pages, of which people only read single entries. */
const MAY_BE_LONG: readonly string[] = [
  '/docs/introduction/definitions',
  '/docs/API/changelog',
  ...operationRoutes,
  ...olderRoutes,
  NOT_FOUND,
];

const promises: Readonly<Record<string, Search>> = {
  'reaches beyond the window': findSideways,
  'lies on something else': findOverlaps,
  'is cut off': findCutOff,
  'runs out of its picture': findUnframed,
};

/** Printable area of an A4 sheet in CSS pixels. */
const SHEET = {width: 718, height: 1047};

const onPaper: Readonly<Record<string, Search>> = {
  'navigation and buttons': findNavigation,
  'closed folds': findClosed,
  'open frames': findOpenFrames,
  'paths of its own pages': findPaths,
  'parts that would have to be scrolled': findScrolling,
  'links without their address': findHiddenAddresses,
  'pale letters or dark grounds': findPale,
  'dark shapes': findDarkShapes,
  'marks that are not printed': findUnprintedMarks,
};

/** Opens all `<details>`, as readers might. */
const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const folds = [...document.querySelectorAll('details')];
    // Only one of several `<details>` with the same name can be open.
    folds.forEach((fold) => {
      fold.removeAttribute('name');
      fold.open = true;
    });
    // Menus would overlap, so only the last one stays open.
    const isMenu = ({lastElementChild: body}: HTMLDetailsElement): boolean =>
      body !== null && getComputedStyle(body).position === 'absolute';
    folds
      .filter(isMenu)
      .slice(0, -1)
      .forEach((fold) => (fold.open = false));
  });

async function findTooWide(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of [390, 360]) {
    await widenTo(page, width);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(width);
  }
  return found;
}

async function countScreens(page: Page): Promise<number> {
  await page.setViewportSize(SCREEN);
  const height = await page.evaluate(() => {
    // `content-visibility` estimates the height of content outside the viewport.
    const styles = new CSSStyleSheet();
    styles.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    const {scrollHeight} = document.documentElement;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
    return scrollHeight;
  });
  return height / SCREEN.height;
}

async function expectSearch(page: Page): Promise<void> {
  await searchButton(page).click();
  await searchField(page).fill('risk');
  await expect(searchDialog(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
}

/** Resizes the window through all widths, and checks the layout without reloading. */
async function expectOrder(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await widenTo(page, width);
    for (const [fault, search] of Object.entries(promises)) {
      const found = await searchPage(page, search);
      expect.soft(found, `at ${width} px nothing ${fault}`).toEqual([]);
    }
  }
}

/** Checks the printed page of a reader who uses dark mode: all text is visible, dark on white. */
async function expectPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    // Emulating print media does not dispatch this event.
    dispatchEvent(new Event('beforeprint'));
  });
  await page.emulateMedia({media: 'print'});
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect.soft(heading(page)).toBeVisible();
  for (const [what, search] of Object.entries(onPaper)) {
    expect.soft(await searchPage(page, search), `prints no ${what}`).toEqual([]);
  }
  await page.emulateMedia({media: null});
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
}

/** Checks that nothing moves if the reader prefers reduced motion, including the menu. */
async function expectStill(page: Page): Promise<void> {
  await widenTo(page, 390);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openMenu(page);
  expect.soft(await searchPage(page, findMotion), 'nothing moves').toEqual([]);
  await page.emulateMedia({reducedMotion: null});
}

for (const route of new Set([...readSitemap(), ...olderRoutes, ...headRoutes, NOT_FOUND])) {
  const isOfOwnKind = pageTypes.includes(route);
  // Pages of one kind share components. Without CI, axe and search are only tested on one page of each kind.
  const isForAxe = isOfOwnKind || process.env.CI !== undefined;
  const promised = [
    'opens without a problem',
    'has room on a phone',
    headRoutes.includes(route) && 'holds the picture of its head',
    isForAxe && 'is accessible to axe in both modes, has search and menu',
    isOfOwnKind && 'keeps its layout, prints all its words and moves nothing',
  ].filter((one) => one !== false);

  test(`${route} ${promised.join(', ')}`, async ({narrowReader: page, baseURL}) => {
    const problems = watchProblems(page, baseURL ?? '');
    const response = await openPage(page, route);
    expect(response?.status()).toBe(route === NOT_FOUND ? 404 : 200);
    expect(new URL(page.url()).pathname).toBe(route);
    await expect(heading(page)).toBeVisible();
    problems.stop();
    if (route !== NOT_FOUND) expect.soft(problems.found).toEqual([]);
    expect.soft(await findTooWide(page)).toEqual([]);
    expect.soft(await searchPage(page, findNarrowSentences)).toEqual([]);
    if (!MAY_BE_LONG.includes(route)) {
      expect.soft(await countScreens(page), 'screens').toBeLessThanOrEqual(MOST_SCREENS);
    }
    if (headRoutes.includes(route)) await expectHead(page);
    if (isOfOwnKind) {
      await expectOrder(page);
      await expectPaper(page);
    }
    await openFolds(page);
    expect.soft(await findTooWide(page)).toEqual([]);
    if (isForAxe) expect.soft(await findFaultsInAll(page)).toEqual([]);
    if (isForAxe) await expectSearch(page);
    if (isOfOwnKind) await expectStill(page);
    else if (isForAxe) {
      await widenTo(page, 390);
      await openMenu(page);
    }
  });
}
