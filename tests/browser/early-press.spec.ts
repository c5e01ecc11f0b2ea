import {expect, type Locator, type Page} from '@playwright/test';

import {holdRequests} from './network';
import {waitUntilAlive} from './open-page';
import {test} from './policy';

interface Press {
  readonly what: string;
  readonly path: string;
  readonly width: number;
  readonly button: (page: Page) => Locator;
  /** Checks the effect of exactly one press. */
  readonly expectEffect: (page: Page) => Promise<void>;
}

const GUIDE = '/docs/API/quick-start';

const caret = (page: Page): Locator => page.locator('.menu__caret').first();

const presses: readonly Press[] = [
  {
    what: 'the menu of a phone',
    path: GUIDE,
    width: 390,
    button: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}),
    expectEffect: (page) => expect(page.locator('.navbar-sidebar--show')).toBeVisible(),
  },
  {
    what: 'the table of contents of a phone',
    path: GUIDE,
    width: 390,
    button: (page) => page.getByRole('button', {name: 'On this page'}),
    expectEffect: (page) =>
      expect(page.locator('.theme-doc-toc-mobile .table-of-contents a').first()).toBeVisible(),
  },
  {
    what: 'a category of the sidebar',
    path: '/docs',
    width: 1400,
    button: caret,
    expectEffect: (page) => expect(caret(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    what: 'the close button of the announcement',
    path: '/',
    width: 1400,
    button: (page) => page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}),
    expectEffect: (page) => expect(page.locator('.theme-announcement-bar')).toHaveCount(0),
  },
  {
    what: 'the first step of a workflow',
    path: GUIDE,
    width: 1400,
    button: (page) => page.getByRole('button', {name: /^Run step/}).first(),
    expectEffect: (page) => expect(page.locator('.workflow-records')).toBeVisible(),
  },
  {
    what: 'a term',
    path: '/docs/user-types/auditor',
    width: 1400,
    button: (page) => page.locator('.term').first(),
    expectEffect: (page) => expect(page.locator('[popover]:popover-open')).toHaveCount(1),
  },
];

/** All scripts, and the scripts that a page needs in addition to the main script. */
const HELD = {'all scripts': '**/*.js', 'scripts of the page': /\/assets\/js\/(?!main|runtime)/};

for (const [files, pattern] of Object.entries(HELD)) {
  for (const {what, path, width, button, expectEffect} of presses) {
    test(`replays a press on ${what} after ${files} arrive`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const isSiteThere = page.waitForRequest(pattern);
      const release = await holdRequests(page, pattern);
      await page.goto(path, {waitUntil: 'commit'});
      await isSiteThere;
      await button(page).click();
      release();
      await waitUntilAlive(page);
      await expectEffect(page);
    });
  }
}

test('discards a press if the reader presses elsewhere', async ({page}) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/docs', {waitUntil: 'commit'});
  await caret(page).click();
  await page.getByRole('heading', {level: 1}).click();
  release();
  await waitUntilAlive(page);
  // The second press shows that the page has handled all earlier ones.
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await expect(caret(page)).toHaveAttribute('aria-expanded', 'false');
});
