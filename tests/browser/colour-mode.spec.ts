import {expect} from '@playwright/test';

import {colourModeSwitch, readInk} from './colour-mode';
import {openPage} from './open-page';
import {test} from './policy';
import {readStorage} from './storage';

test.use({colorScheme: 'dark'});

test('is light at first, even if the system prefers dark', async ({page}) => {
  await openPage(page, '/docs/introduction/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await readInk(page)).toBeLessThan(80);
});

test('stays light when the system preference changes', async ({page}) => {
  await openPage(page, '/docs/introduction/');
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(colourModeSwitch(page)).toHaveAccessibleName(/currently light mode/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('keeps the selected mode across reload and in a new tab', async ({page, context}) => {
  await openPage(page, '/docs/introduction/');
  await colourModeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await readInk(page)).toBeGreaterThan(180);
  expect(await readStorage(page)).toMatchObject({theme: 'dark'});

  await page.emulateMedia({colorScheme: 'light'});
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const newTab = await context.newPage();
  await openPage(newTab, '/blog');
  await expect(newTab.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await readInk(newTab)).toBeGreaterThan(180);
});

test('keeps light when it is selected again', async ({page}) => {
  await openPage(page, '/docs/introduction/');
  await colourModeSwitch(page).click();
  await colourModeSwitch(page).click();
  await openPage(page, '/docs/introduction/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await readStorage(page)).toMatchObject({theme: 'light'});
});

test('draws the selected mode before any script of the site runs', async ({page}) => {
  await openPage(page, '/docs/introduction/');
  await colourModeSwitch(page).click();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  expect(await readInk(page)).toBeGreaterThan(180);
});
