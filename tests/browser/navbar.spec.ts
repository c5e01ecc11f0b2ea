import {expect} from '@playwright/test';

import {heading, navbarLink, openPage} from './open-page';
import {test} from './reader';
import {labels, sections} from './sections';

const entries = '.navbar__items a.navbar__link';

test('the navbar has six entries in order, each linking to its introduction page', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(page.locator(entries)).toHaveText([...labels]);
  for (const {label, path} of sections) {
    await expect(navbarLink(page, label)).toHaveAttribute('href', path);
    await navbarLink(page, label).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeVisible();
  }
});

test('marks no entry outside the sections', async ({page}) => {
  await openPage(page, '/');
  await expect(page.locator(entries)).toHaveCount(6);
  await expect(page.locator(`${entries}[aria-current]`)).toHaveCount(0);
});

for (const {label, path, inside} of sections) {
  test(`marks only ${label} on its pages`, async ({page}) => {
    for (const route of [path, inside]) {
      await openPage(page, route);
      const marked = page.locator(`${entries}[aria-current=page]`);
      await expect(marked).toHaveText([label]);
      const colour = await marked.evaluate((link) => getComputedStyle(link).color);
      const others = page.locator(`${entries}:not([aria-current])`);
      await expect(others).toHaveCount(5);
      await expect(others.first()).not.toHaveCSS('color', colour);
    }
  });
}

for (const width of [390, 1400]) {
  test(`has search and the colour mode button in view at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await openPage(page, '/blog');
    const bar = page.getByRole('navigation', {name: 'Main'});
    await bar.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await bar.getByRole('button', {name: 'Search the docs'}).click();
    await expect(page.getByRole('combobox', {name: 'Search the docs'})).toBeFocused();
  });
}
