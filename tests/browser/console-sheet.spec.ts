import {expect, type Page} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {consoleOf, sendAndExpect, sendButtonOf, statusOf, unfoldRequest} from './console-form';
import {openPage} from './open-page';
import {openConsole} from './opened-parts';
import {test} from './reader';
import {apiRoot} from './routes';

const CREATE_USER = `${apiRoot}create-user`;

async function openAt(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({width, height});
  await openPage(page, CREATE_USER);
  await openConsole(page);
}

const boxOf = async (page: Page) => {
  const box = await page.locator('dialog').boundingBox();
  if (box === null) throw new Error('there is no sheet');
  return box;
};

/** The part of the sheet that scrolls: the request and the response. */
const partsOf = (page: Page) => page.locator('dialog [class*="parts"]');

test('the console is a sheet of 520 px next to the text, which remains usable', async ({page}) => {
  await openAt(page, 1400);
  const sheet = await boxOf(page);
  expect([sheet.width, sheet.x + sheet.width]).toEqual([520, 1400]);
  const heading = await page.getByRole('heading', {level: 1}).boundingBox();
  expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeLessThanOrEqual(sheet.x);
  const navbar = await page.locator('.navbar').boundingBox();
  expect(sheet.y).toBe((navbar?.y ?? 0) + (navbar?.height ?? 0));

  // The page and the sheet scroll independently.
  await partsOf(page).evaluate((element) => element.scrollTo(0, 300));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 400));
  expect(await partsOf(page).evaluate((element) => element.scrollTop)).toBe(300);
  await page.getByRole('link', {name: 'Responses', exact: true}).first().click();
  await expect(page).toHaveURL(/#responses$/);
  await expect(consoleOf(page)).toBeVisible();
});

test('it stays open for another operation, and closes if there is none', async ({page}) => {
  await openAt(page, 1400);
  await page
    .getByRole('link', {name: /^Read a user/})
    .first()
    .click();
  await expect(consoleOf(page)).toHaveAccessibleName('Try it: Read a user');
  await page.getByRole('link', {name: 'Changelog', exact: true}).first().click();
  await expect(page).toHaveTitle(/^API changelog/);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-console');
});

test('on a phone it covers the page, Send is always in reach, and the response is in view', async ({
  page,
}) => {
  await openAt(page, 390, 700);
  expect(await boxOf(page)).toEqual({x: 0, y: 0, width: 390, height: 700});
  await expect(sendButtonOf(page)).toBeInViewport({ratio: 1});
  await page.getByLabel(/^Body/).scrollIntoViewIfNeeded();
  await expect(sendButtonOf(page)).toBeInViewport({ratio: 1});
  await sendAndExpect(page, /^201 /);
  await expect(statusOf(page)).toBeInViewport({ratio: 1});
  await expect(sendButtonOf(page)).toBeInViewport({ratio: 1});
  // Elements behind the sheet cannot receive focus.
  await consoleOf(page).getByRole('button', {name: 'Close'}).focus();
  await page.keyboard.press('Shift+Tab');
  const isBehind = await page.evaluate(
    () =>
      document.activeElement?.closest('dialog') === null &&
      document.activeElement !== document.body,
  );
  expect(isBehind).toBe(false);
  await sendButtonOf(page).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Try it'})).toBeFocused();
});

for (const width of [390, 1400]) {
  test(`all follow-up requests of a response are accessible to axe at ${width} px`, async ({
    page,
  }) => {
    await openAt(page, width, 900);
    await sendAndExpect(page, /^201 /);
    await unfoldRequest(page);
    await page.getByLabel('Prefer').fill('code=429');
    await sendAndExpect(page, /^429 /);
    await consoleOf(page).getByText('When this happens, and what to do').click();
    await expect(consoleOf(page).getByText('What to do', {exact: true})).toBeVisible();
    await unfoldRequest(page);
    await page.getByLabel('Prefer').fill('');
    await consoleOf(page)
      .getByText(/^Sent in this visit/)
      .click();
    expect(await findFaultsInAll(page)).toEqual([]);
    await page
      .getByLabel(/^Body/)
      .fill(
        '{"email": "n@example.com", "given_name": "N", "family_name": "N", "user_type": "member"}',
      );
    await sendAndExpect(page, /^201 /);
    await expect(consoleOf(page).getByRole('group', {name: 'What comes next'})).toBeVisible();
    expect(await findFaultsInAll(page)).toEqual([]);
  });
}
