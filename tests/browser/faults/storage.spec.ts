import {expect, type Page} from '@playwright/test';

import {colourModeSwitch} from '../colour-mode';
import {consoleOf, sendAndExpect} from '../console-form';
import {heading, navbarLink, openPage} from '../open-page';
import {openConsole} from '../opened-parts';
import {test} from '../policy';
import {apiRoot} from '../routes';
import {activeOption, searchDialog, searchField} from '../search';
import {readStorage} from '../storage';

const CREATE_USER = `${apiRoot}create-user`;

const FAULTS = {
  full: `for (const name of ['setItem']) Storage.prototype[name] = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };`,
  blocked: `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {
    get: () => { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
  });`,
  'without a word': `for (const name of ['getItem', 'setItem', 'removeItem']) Storage.prototype[name] = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };`,
} as const;

function watchErrors(page: Page): readonly Error[] {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return errors;
}

for (const [fault, script] of Object.entries(FAULTS)) {
  test(`with storage ${fault}, all stored state works while the page is open`, async ({page}) => {
    await page.addInitScript(script);
    const errors = watchErrors(page);
    await openPage(page, CREATE_USER);
    await expect(heading(page)).toHaveText('Create a user');
    await colourModeSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: 'Close', exact: true}).first().click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await page.locator('summary', {hasText: 'Python'}).first().click();
    await expect(page.locator('details[data-language][open] > summary').first()).toHaveText(
      'Python',
    );
    await page.keyboard.press('/');
    await searchField(page).fill('accept a risk');
    await searchDialog(page).getByRole('option', {selected: true}).click();
    await expect(page).toHaveURL(/accept/);
    await openPage(page, CREATE_USER);
    await openConsole(page);
    await sendAndExpect(page, /^201 Created/);
    await expect(consoleOf(page)).toContainText('Ana Silva');
    expect(errors).toEqual([]);
  });
}

/** All keys that the site stores. A test below checks that the list is complete. */
const KEYS = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'api-sample-language',
  'search-recent',
  'search-slash',
  'docs-preferred-version-default',
  'docs-preferred-version-api',
];

const CORRUPT = ['', '{"a":', '[1, null, {"x": []}]', 'null', '\u0000\uFFFF', 'x'.repeat(100_000)];

/** Writes a value under every key, with and without the suffix that Docusaurus adds for this site. */
async function corrupt(page: Page, value: string): Promise<void> {
  await page.goto('/third-party-notices.txt');
  await page.evaluate(
    ([keys, text]) => {
      for (const key of keys) {
        localStorage.setItem(key, text);
        localStorage.setItem(`${key}-604`, text);
      }
      sessionStorage.setItem('sandbox', text);
    },
    [KEYS, value] as const,
  );
}

for (const value of CORRUPT) {
  const name = JSON.stringify(value.slice(0, 24));
  test(`with ${name} under every key, pages, search and sandbox work`, async ({page}) => {
    await corrupt(page, value);
    const errors = watchErrors(page);
    await openPage(page, '/docs/system-modules/risks');
    await expect(heading(page)).toHaveText('Risks');
    await colourModeSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
    await navbarLink(page, 'User Types').click();
    await expect(heading(page)).toHaveText('User types');
    await page.getByRole('button', {name: 'Search the docs'}).first().click();
    await searchField(page).fill('accept a risk');
    await expect(activeOption(page)).toContainText('How to accept a risk');
    await openPage(page, CREATE_USER);
    await expect(page.locator('.api-samples details[open]').first()).toBeVisible();
    await openConsole(page);
    await sendAndExpect(page, /^201 Created/);
    expect(errors).toEqual([]);
  });
}

test('nothing else is stored', async ({page}) => {
  await openPage(page, CREATE_USER);
  await colourModeSwitch(page).click();
  await page.getByRole('button', {name: 'Close', exact: true}).first().click();
  await page.locator('summary', {hasText: 'Python'}).first().click();
  await page.keyboard.press('/');
  await page.getByRole('checkbox', {name: '/ opens search'}).click();
  await searchField(page).fill('accept a risk');
  await searchDialog(page).getByRole('option', {selected: true}).click();
  await expect(page).toHaveURL(/accept/);
  await openPage(page, CREATE_USER);
  await openConsole(page);
  await sendAndExpect(page, /^201 Created/);
  const kept = Object.keys(await readStorage(page));
  expect(kept.filter((key) => !KEYS.includes(key))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['sandbox']);
});
