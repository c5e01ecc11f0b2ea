import {expect, type Page} from '@playwright/test';

import {openPage} from './open-page';
import {test} from './reader';
import {labels} from './sections';

const desktopEntries = '.navbar__items a.navbar__link';
const menu = (page: Page) => page.locator('.navbar-sidebar');
const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const closeButton = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});

/** Opens a page as a reader who has chosen this colour mode. */
const openIn = (page: Page, mode: string, path = '/') =>
  openPage(page, `${path}?docusaurus-theme=${mode}`);

for (const mode of ['light', 'dark']) {
  for (const width of [390, 996]) {
    test(`has a menu behind a button at ${width} px, ${mode}`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await openIn(page, mode);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(page.locator(desktopEntries).filter({visible: true})).toHaveCount(0);
      await expect(menu(page)).toBeHidden();

      await menuButton(page).click();
      await expect(menu(page)).toBeInViewport();
      await expect(menu(page).locator('a.menu__link')).toHaveText([...labels]);
      await closeButton(page).click();
      await expect(menu(page)).not.toBeInViewport();
    });
  }

  for (const width of [997, 1400]) {
    test(`shows six entries and no menu button at ${width} px, ${mode}`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await openIn(page, mode);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(menuButton(page)).toBeHidden();
      await expect(page.locator(desktopEntries).filter({visible: true})).toHaveText([...labels]);
      const tops = await page
        .locator(desktopEntries)
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    });
  }
}

test.describe('the menu at 996 px', () => {
  test.use({viewport: {width: 996, height: 800}});

  test('opens and closes by keyboard', async ({page}) => {
    await openPage(page, '/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeInViewport();
    await closeButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).not.toBeInViewport();
  });

  test('closes by a click beside it', async ({page}) => {
    await openPage(page, '/');
    await menuButton(page).click();
    await expect(menu(page)).toBeInViewport();
    await page.locator('.navbar-sidebar__backdrop').click({position: {x: 500, y: 400}});
    await expect(menu(page)).not.toBeInViewport();
  });

  test('closes when an entry is selected, and opens it', async ({page}) => {
    await openPage(page, '/');
    await menuButton(page).click();
    await menu(page).getByRole('link', {name: 'User Types'}).click();
    await expect(page).toHaveURL('/docs/user-types/');
    await expect(menu(page)).not.toBeInViewport();
  });

  test('closes when the window grows to 997 px', async ({page}) => {
    await openPage(page, '/');
    await menuButton(page).click();
    await expect(menu(page)).toBeInViewport();
    await page.setViewportSize({width: 997, height: 800});
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(desktopEntries).filter({visible: true})).toHaveCount(6);
  });
});
