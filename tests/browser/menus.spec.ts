import {expect, type Page} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {openPage} from './open-page';
import {test} from './policy';
import {apiRoot} from './routes';
import {searchDialog} from './search';

const CREATE_USER = `${apiRoot}create-user`;

const menuOf = (page: Page, name: RegExp) =>
  page.locator('details.picker').filter({has: page.locator('summary', {hasText: name})});

for (const name of [/^Markdown/, /^Version/]) {
  test(`the menu ${name.source} closes on Escape, a press elsewhere, and when search opens`, async ({
    page,
  }) => {
    await openPage(page, CREATE_USER);
    const menu = menuOf(page, name);
    const summary = menu.locator('summary');
    const link = menu.getByRole('link').first();

    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(summary).toBeFocused();

    await summary.click();
    await expect(link).toBeVisible();
    await page.getByRole('heading', {level: 1}).click();
    await expect(link).toBeHidden();

    await summary.click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page)).toBeVisible();
    await expect(link).toBeHidden();
  });
}

test('only one menu is open at a time, and none after a selection', async ({page}) => {
  await openPage(page, CREATE_USER);
  await menuOf(page, /^Markdown/)
    .locator('summary')
    .click();
  await menuOf(page, /^Version/)
    .locator('summary')
    .press('Enter');
  await expect(page.locator('details.picker[open]')).toHaveCount(1);
  expect(await findFaultsInAll(page)).toEqual([]);
  await menuOf(page, /^Version/)
    .getByRole('link')
    .first()
    .click();
  await expect(page.locator('details.picker[open]')).toHaveCount(0);
});

test('the pickers of an operation look alike', async ({page}) => {
  await openPage(page, CREATE_USER);
  const looks = await page.locator('details.picker > summary, label.picker').evaluateAll((all) =>
    all.map((one) => {
      const {borderColor, borderRadius, fontSize} = getComputedStyle(one);
      const {rotate, borderWidth} = getComputedStyle(one, '::after');
      return [borderColor, borderRadius, fontSize, rotate, borderWidth].join();
    }),
  );
  expect(looks.length).toBe(3);
  expect(new Set(looks).size).toBe(1);
});
