import {expect, type Page} from '@playwright/test';

import {type PageTools, searchPage} from './in-page';
import {openPage, widenTo} from './open-page';
import {openMenu} from './opened-parts';
import {test} from './reader';
import {apiRoot} from './routes';

/** Pages whose headings are rendered by different theme components. Headings of operations are smaller. */
const chapterRoutes = [
  ['/docs/system-modules/risks', 'prose'],
  [`${apiRoot}create-user`, 'operation'],
  ['/blog', 'prose'],
  ['/blog/welcome', 'prose'],
  ['/markdown-page', 'prose'],
] as const;

const readSizes = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fontSize))]);

test('headings have the same size on all kinds of pages', async ({page}) => {
  const chapters = ':is(.markdown, .api-section, .mdx-page article) > h2:not(.sr-only)';
  for (const [route, kind] of chapterRoutes) {
    await openPage(page, route);
    for (const [width, sizes] of [
      [390, {heading: '32px', prose: '23px', operation: '23px'}],
      [1400, {heading: '40px', prose: '26px', operation: '23px'}],
    ] as const) {
      await widenTo(page, width);
      const at = `${route} at ${width} px`;
      expect(await readSizes(page, 'main h1'), at).toEqual([sizes.heading]);
      // A list of posts has no second-level headings.
      expect([[], [sizes[kind]]], at).toContainEqual(await readSizes(page, chapters));
    }
  }
});

test('the sidebar gives every section the same weight', async ({page}) => {
  await openPage(page, '/docs/system-modules/risks');
  const weights = await page
    .locator('.theme-doc-sidebar-menu > li')
    .evaluateAll((all) =>
      all.map((entry) => getComputedStyle(entry.querySelector('a') ?? entry).fontWeight),
    );
  expect(weights.length).toBeGreaterThan(6);
  expect(new Set(weights)).toEqual(new Set(['600']));
});

/** Pages with and without a sidebar and breadcrumbs. */
const headedRoutes = {
  withSidebar: [
    '/docs/introduction/',
    '/docs/introduction/definitions',
    '/docs/API/',
    '/docs/API/quick-start',
    `${apiRoot}create-user`,
  ],
  without: [
    '/blog',
    '/blog/welcome',
    '/blog/archive',
    '/blog/tags',
    '/blog/tags/hello',
    '/markdown-page',
    '/search',
    '/404.html',
    '/offline.html',
  ],
} as const;

/** Widths in pixels, with the corners of the titles of all pages at this width. */
type Corners = ReadonlyMap<number, readonly (readonly [x: number, y: number])[]>;

async function readCorners(page: Page, routes: readonly string[]): Promise<Corners> {
  const corners = new Map<number, [number, number][]>(
    [1024, 1400, 2560].map((width) => [width, []]),
  );
  for (const route of routes) {
    await page.goto(route);
    for (const [width, found] of corners) {
      await widenTo(page, width);
      const {x = 0, y = 0} = (await page.locator('main h1').boundingBox()) ?? {};
      found.push([Math.round(x), Math.round(y)]);
    }
  }
  return corners;
}

test('titles next to a sidebar have the same position', async ({page}) => {
  for (const [width, corners] of await readCorners(page, headedRoutes.withSidebar))
    expect(new Set(corners.map(String)).size, `${width} px: ${corners.join(' ')}`).toBe(1);
});

test('titles without a sidebar head a centred column, at the height of those with one', async ({
  page,
}) => {
  const besideSidebar = await readCorners(page, headedRoutes.withSidebar.slice(0, 1));
  for (const [width, corners] of await readCorners(page, headedRoutes.without)) {
    const height = besideSidebar.get(width)?.[0]?.[1] ?? 0;
    corners.forEach(([, y], index) => {
      const route = headedRoutes.without[index];
      // Docusaurus' own frame of a page without docs has no row above the title.
      if (route !== '/markdown-page')
        expect(Math.abs(y - height), `${route} at ${width} px`).toBeLessThanOrEqual(4);
    });
    const column = Math.min(60 * 16, width - 2 * 16);
    const lefts = corners.map(([x]) => x);
    expect(lefts, `${width} px`).toEqual(lefts.map(() => Math.round((width - column) / 2)));
  }
});

test('bars, lists and the foot of a page share a left edge', async ({page}) => {
  const marks = new Map<number, number>();
  const readLeft = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return Math.round(words.getBoundingClientRect().left);
      });
  for (const [route, others] of [
    ['/docs/system-modules/risks', ['.theme-doc-sidebar-menu a', '.footer .navbar__brand']],
    ['/', ['main h1']],
  ] as const) {
    await openPage(page, route);
    for (const width of [1440, 1920, 2560]) {
      await widenTo(page, width);
      const mark = await readLeft('.navbar .navbar__brand');
      expect(mark, `${route} at ${width} px`).toBe(marks.get(width) ?? mark);
      marks.set(width, mark);
      for (const selector of others)
        expect(await readLeft(selector), `${selector} at ${width} px`).toBe(mark);
    }
  }
});

test('the lines between the parameters of an operation end with its text at 1920 px', async ({
  page,
}) => {
  await page.setViewportSize({width: 1920, height: 900});
  await openPage(page, `${apiRoot}create-user`);
  const readRight = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().right);
  const line = await readRight('.api-field');
  expect(Math.abs(line - (await readRight('.api-field .api-text > p')))).toBeLessThan(1);
});

test("'On this page' is in the row above the title of narrow pages", async ({page}) => {
  for (const route of ['/docs/system-modules/risks', '/docs/system-modules/compliance/evidence']) {
    await openPage(page, route);
    for (const width of [996, 390]) {
      await widenTo(page, width);
      const at = `${route} at ${width} px`;
      const readTop = (selector: string): Promise<number> =>
        page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);
      const bar = await page
        .locator('.navbar')
        .evaluate((one) => one.getBoundingClientRect().bottom);
      expect((await readTop('main h1')) - bar, at).toBeLessThan(56);
      const button = await page.getByRole('button', {name: 'On this page'}).boundingBox();
      const menu = await page.locator('.page-top details').boundingBox();
      const trail = await page.locator('.page-top nav').boundingBox();
      const toRight = (box: typeof menu): number => (box?.x ?? 0) + (box?.width ?? 0);
      expect(toRight(trail), at).toBeLessThanOrEqual(menu?.x ?? 0);
      expect(toRight(menu), at).toBeLessThan(button?.x ?? 0);
    }
  }
});

test('the picture of a post leaves space for its text', async ({page}) => {
  await openPage(page, '/blog/welcome');
  const picture = await page.locator('.post-picture').boundingBox();
  expect(picture?.height).toBeLessThanOrEqual(192);
  const contents = await page.locator('.contents').boundingBox();
  expect((contents?.x ?? 0) + (contents?.width ?? 0)).toBeLessThanOrEqual((1400 + 60 * 16) / 2);
});

test('the icons of both bars have the same weight and colour', async ({page}) => {
  await openPage(page, '/docs/system-modules/risks');
  const looks = await page
    .locator('.navbar__items--right svg:visible, .theme-announcement-bar button svg')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(looks.length).toBeGreaterThan(1);
  expect(new Set(looks).size).toBe(1);
  const cross = page.locator('.theme-announcement-bar button g');
  await expect(cross).toHaveCSS('stroke-width', '1.6px');
});

test('code in a sentence keeps its comma close', async ({page}) => {
  await openPage(page, '/docs/system-modules/risks');
  const code = page.locator('.markdown > p > code:not(.record-key)').first();
  await expect(code).toHaveCSS('padding-inline-end', '1.6px');
});

test('only the current page is tinted in the mobile menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/system-modules/risks');
  await openMenu(page);
  const back = page.locator('.navbar-sidebar__back');
  await expect(back).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

function findCoveredCode({nameOf, isShown}: PageTools): string[] {
  return [...document.querySelectorAll('main [data-copy]')].filter(isShown).flatMap((button) => {
    const code = button.parentElement?.querySelector('pre code, pre');
    if (code === null || code === undefined || !isShown(code)) return [];
    const range = document.createRange();
    range.selectNodeContents(code);
    const {left, right, top, bottom} = button.getBoundingClientRect();
    const isCovered = [...range.getClientRects()].some(
      (word) =>
        word.left < right && word.right > left && word.top + 1 < bottom && word.bottom - 1 > top,
    );
    return isCovered ? [`${nameOf(code)} is covered`] : [];
  });
}

for (const route of ['/docs/API/quick-start', `${apiRoot}create-user`]) {
  test(`a touch button covers no code on ${route}`, async ({touchReader: page}) => {
    await openPage(page, route);
    await expect(page.locator('main [data-copy]').first()).toBeAttached();
    expect(await searchPage(page, findCoveredCode)).toEqual([]);
  });
}
