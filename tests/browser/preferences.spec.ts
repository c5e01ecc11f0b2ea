import {expect, type Page} from '@playwright/test';

import {navbarLink, openPage} from './open-page';
import {test} from './policy';

const RISKS = '/docs/system-modules/risks';

const readStyle = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const findOutOfNavbar = (page: Page): Promise<string[]> =>
  page.locator('.navbar').evaluate((navbar) => {
    const bar = navbar.getBoundingClientRect();
    const isOut = (entry: Element): boolean => {
      const {top, bottom} = entry.getBoundingClientRect();
      return top < bar.top || bottom > bar.bottom || entry.scrollWidth > entry.clientWidth + 1;
    };
    return [...navbar.querySelectorAll('.navbar__link, .navbar__brand, .navbar__title')]
      .filter((entry) => entry.checkVisibility() && isOut(entry))
      .map(({textContent}) => textContent);
  });

for (const size of ['100%', '200%']) {
  for (const route of ['/', RISKS]) {
    test(`${route} keeps its navbar and width with text at ${size}`, async ({page}) => {
      await openPage(page, route);
      await page.evaluate((wanted) => (document.documentElement.style.fontSize = wanted), size);
      expect(await findOutOfNavbar(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(1400);
    });
  }
}

test('readers who prefer more contrast get stronger lines and words', async ({page}) => {
  const entry = '.navbar__link:not(.navbar__link--active)';
  await openPage(page, RISKS);
  const ink = await readStyle(page, 'body', 'color');
  const line = await readStyle(page, '.navbar', 'border-bottom-color');
  expect(await readStyle(page, entry, 'color')).not.toBe(ink);
  await page.emulateMedia({contrast: 'more'});
  await expect.poll(() => readStyle(page, entry, 'color')).toBe(ink);
  expect(await readStyle(page, '.navbar', 'border-bottom-color')).not.toBe(line);
});

test('with the colours of the system, lines mark the current page', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, RISKS);
  expect(await readStyle(page, '.navbar__link--active', 'border-bottom-width')).toBe('3px');
  const active = '.menu__link--active:not(.menu__link--sublist)';
  expect(await readStyle(page, active, 'border-left-width')).toBe('3px');
});

test('with the colours of the system, a line marks the selected score', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, '/blog/mdx-blog-post');
  const chosen = page.locator('button.risk-cell[aria-pressed=true]');
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('button.risk-cell[aria-pressed=false]').first()).toHaveCSS(
    'outline-style',
    'none',
  );
});

for (const [system, site, filter] of [
  ['dark', 'light', 'invert(1)'],
  ['light', 'dark', 'none'],
] as const) {
  test(`with a ${system} ground of the system, arrows stand out from it on a ${site} site`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), site);
    await page.emulateMedia({forcedColors: 'active', colorScheme: system});
    await openPage(page, RISKS);
    const findFilter = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const parts = ['::before', '::after'].map((part) => getComputedStyle(element, part));
          return parts.find(({content}) => content !== 'none')?.filter ?? 'no picture';
        });
    expect(await findFilter('.menu__caret, .menu__link--sublist-caret')).toBe(filter);
  });
}

test('keyboard focus is visible on the announcement, too', async ({page}) => {
  await openPage(page, '/');
  const link = page.locator('.theme-announcement-bar a');
  await navbarLink(page, 'Introduction').focus();
  // `:focus-visible` matches focus from a script only if the last input came from the keyboard.
  await page.keyboard.press('Shift+Tab');
  await link.focus();
  const {outline, colour, width} = await link.evaluate((element) => {
    const {outlineColor, color, outlineWidth} = getComputedStyle(element);
    return {outline: outlineColor, colour: color, width: outlineWidth};
  });
  expect(outline).toBe(colour);
  expect(width).toBe('3px');
});
