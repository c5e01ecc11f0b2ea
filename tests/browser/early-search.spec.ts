import {expect, type Page} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {holdRequests} from './network';
import {waitUntilAlive} from './open-page';
import {test} from './reader';
import {activeOption, searchField} from './search';

const RISKS = '/docs/system-modules/risks';

/** Matches the scripts that a page needs in addition to the main script. */
const OF_THE_PAGE = /\/assets\/js\/(?!main|runtime)/;

/** Opens a page whose scripts are blocked until the returned function is called. */
async function openHeld(page: Page, scripts: string | RegExp = '**/*.js'): Promise<() => void> {
  const release = await holdRequests(page, scripts);
  await page.goto(RISKS, {waitUntil: 'commit'});
  await page.locator('[data-search]').waitFor();
  return release;
}

const earlyField = (page: Page) => page.getByRole('textbox', {name: 'Search the docs'});

for (const shortcut of ['/', 'Control+k']) {
  test(`opens a field at ${shortcut}, and keeps the typed text`, async ({page}) => {
    const release = await openHeld(page);
    await page.keyboard.press(shortcut);
    await expect(earlyField(page)).toBeFocused();
    await page.keyboard.type('ssp');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('o');
    await expect(earlyField(page)).toHaveValue('sso');
    await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute(
      'href',
      '/docs#all-pages',
    );
    release();
    await expect(searchField(page)).toHaveValue('sso');
    await expect(searchField(page)).toBeFocused();
    await expect(activeOption(page)).toContainText('Single sign-on');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
}

test('opens a field at a click on the button, and stays on the page', async ({page}) => {
  const release = await openHeld(page);
  await page.locator('[data-search]').click();
  await page.keyboard.type('sso');
  release();
  await expect(searchField(page)).toHaveValue('sso');
  await expect(page).toHaveURL(RISKS);
});

test("opens a field at a click before the page's scripts have loaded", async ({page}) => {
  const isSiteThere = page.waitForRequest(OF_THE_PAGE);
  const release = await openHeld(page, OF_THE_PAGE);
  await isSiteThere;
  await page.locator('[data-search]').click();
  await expect(earlyField(page)).toBeFocused();
  await expect(page).toHaveURL(RISKS);
  release();
  await expect(searchField(page)).toBeFocused();
});

for (const leave of ['Escape', 'Close', 'a click beside it']) {
  test(`opens nothing after the reader leaves the field by ${leave}`, async ({page}) => {
    const release = await openHeld(page);
    await page.keyboard.press('/');
    await page.keyboard.type('sso');
    if (leave === 'Close') await page.getByRole('dialog').getByRole('button').click();
    else if (leave === 'Escape') await page.keyboard.press(leave);
    else await page.mouse.click(10, 10);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await waitUntilAlive(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(searchField(page)).toHaveValue('');
  });
}

test('passes axe with the field, in both modes', async ({page}) => {
  await openHeld(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').locator('p')).toHaveCSS('opacity', '1');
  expect(await findFaultsInAll(page)).toEqual([]);
});

test('requests search immediately, before the page is hydrated', async ({page}) => {
  const release = await openHeld(page);
  await page.keyboard.press('/');
  const isAlive = page
    .waitForRequest(/on-demand-search/)
    .then(() => page.locator('html').getAttribute('data-has-hydrated'));
  release();
  expect(await isAlive).toBe('false');
  await expect(searchField(page)).toBeFocused();
});

test('loads the titles in parallel with the search script, and only once', async ({page}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/search-index\/(\w+)\./.exec(request.url()) ?? [];
    if (name !== undefined) files.push(name);
  });
  const areTitlesAsked = page.waitForRequest('**/search-index/titles.*');
  const releasePage = await holdRequests(page, OF_THE_PAGE);
  const releaseSite = await openHeld(page);
  await page.keyboard.press('/');
  releaseSite();
  await areTitlesAsked;
  await page.keyboard.type('sso');
  releasePage();
  await expect(activeOption(page)).toContainText('Single sign-on');
  expect(files.slice(0, 2)).toEqual(['manifest', 'titles']);
  expect(files.filter((name) => name !== 'text')).toHaveLength(2);
});
