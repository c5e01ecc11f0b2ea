import {expect, type Locator, type Page} from '@playwright/test';

import {openPage} from './open-page';
import {test} from './policy';
import {apiRoot} from './routes';

const OPERATION = `${apiRoot}create-user`;
const GUIDE = '/docs/API/recipes';

/** The tabs of the currently chosen languages. */
const shown = (page: Page): Locator =>
  page.locator('.api-languages > details[open]:visible > summary');

const tabs = (page: Page, language: string): Locator =>
  page.locator('.api-languages > details > summary', {hasText: language});

async function expectAll(page: Page, language: string): Promise<void> {
  await expect(shown(page).first()).toHaveText(language);
  expect(new Set(await shown(page).allTextContents())).toEqual(new Set([language]));
}

test('the language selected on an operation also applies to guides, and back', async ({page}) => {
  await openPage(page, OPERATION);
  await tabs(page, 'Python').first().click();
  await openPage(page, GUIDE);
  await expectAll(page, 'Python');
  await tabs(page, 'TypeScript').nth(1).click();
  await expectAll(page, 'TypeScript');
  await openPage(page, OPERATION);
  await expectAll(page, 'TypeScript');
});

test('the language is kept on other pages, even without storage', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await openPage(page, GUIDE);
  await tabs(page, 'Python').first().click();
  const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
  await menu.getByRole('link', {name: 'Paging'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Paging');
  await expectAll(page, 'Python');
  await menu.getByRole('link', {name: 'Create a user'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Create a user');
  await expectAll(page, 'Python');
});

test('the selected tab does not move', async ({page}) => {
  await openPage(page, GUIDE);
  const tab = tabs(page, 'Python').last();
  await tab.scrollIntoViewIfNeeded();
  const before = await tab.boundingBox();
  await tab.click();
  await expectAll(page, 'Python');
  const after = await tab.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('a language can be selected by keyboard', async ({page}) => {
  await openPage(page, GUIDE);
  await tabs(page, 'JavaScript').first().focus();
  // Focused directly, because the code block and its button are between these tabs in the tab order.
  await tabs(page, 'Python').first().focus();
  await page.keyboard.press('Enter');
  await expectAll(page, 'Python');
  await page.keyboard.press('Enter');
  await expectAll(page, 'Python');
});

test('copying a program does not include other languages', async ({page}) => {
  await openPage(page, '/docs/API/quick-start');
  const choice = page.locator('.api-languages').last();
  await tabs(page, 'Python').last().click();
  await expect(choice.locator('pre:visible')).toHaveCount(1);
  await choice.getByRole('button', {name: 'Copy'}).click();
  await expect(choice.getByRole('button')).toHaveText('Copied');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the program can be read in every language', async ({page}) => {
    await page.goto(GUIDE);
    const choice = page.locator('.api-languages').first();
    for (const [language, file] of [
      ['TypeScript', 'api.mts'],
      ['Python', 'api.py'],
      ['JavaScript', 'api.mjs'],
    ] as const) {
      await choice.locator('summary', {hasText: language}).click();
      await expect(choice.locator('pre:visible')).toHaveCount(1);
      await expect(choice.getByText(file, {exact: true}).first()).toBeVisible();
    }
  });
});
