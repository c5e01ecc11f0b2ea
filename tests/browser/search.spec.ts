import {expect, type Page} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {holdRequests} from './network';
import {heading, openPage} from './open-page';
import {test as freshTest} from './policy';
import {test} from './reader';
import {
  activeOption,
  options,
  recordSearchFiles,
  searchButton,
  searchDialog,
  searchField,
} from './search';
import {readStorage} from './storage';

const RISKS = '/docs/system-modules/risks';

const listIds = (page: Page): Promise<string[]> =>
  options(page).evaluateAll((all) => all.map(({id}) => id));

/** Waits until the index of full texts has loaded, because only then can search report that nothing was found. */
async function waitForText(page: Page): Promise<void> {
  await searchField(page).fill('qqqqqq');
  await expect(searchDialog(page)).toContainText('Nothing found for “qqqqqq”');
}

test.describe('search by keyboard', () => {
  for (const shortcut of ['/', 'Control+k', 'Meta+k']) {
    test(`${shortcut} opens it, and Esc closes it and returns the focus`, async ({page}) => {
      await openPage(page, RISKS);
      const link = page.locator('main a').first();
      await link.focus();
      await page.keyboard.press(shortcut);
      await expect(searchField(page)).toBeFocused();
      await expect(searchField(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toBeHidden();
      await expect(link).toBeFocused();
    });
  }

  for (const key of ['Enter', 'Space']) {
    test(`${key} on the button opens it`, async ({page}) => {
      await openPage(page, RISKS);
      await searchButton(page).focus();
      await page.keyboard.press(key);
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(searchButton(page)).toBeFocused();
    });
  }

  test('finds, selects and opens the exact section without reloading the site', async ({page}) => {
    await openPage(page, '/');
    await page.evaluate(() => (document.body.dataset.same = 'yes'));
    await page.keyboard.press('/');
    await page.keyboard.type('accept a risk');
    await expect(activeOption(page)).toContainText('How to accept a risk');
    await expect(activeOption(page).locator('mark').first()).toHaveText('accept');
    await expect(page.getByRole('group', {name: 'Modules / Risks'})).toBeVisible();
    await waitForText(page);
    await searchField(page).fill('accept a risk');
    await expect(activeOption(page)).toContainText('How to accept a risk');
    const ids = await listIds(page);
    const expectActive = (id: string | undefined) =>
      expect(searchField(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('ArrowDown');
    await expectActive(ids[1]);
    await page.keyboard.press('End');
    await expectActive(ids.at(-1));
    await expect(activeOption(page)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expectActive(ids[0]);
    await page.keyboard.press('ArrowUp');
    await expectActive(ids.at(-1));
    await page.keyboard.press('Home');
    await expectActive(ids[0]);
    await expect(searchField(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(searchDialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${RISKS}#how-to-accept-a-risk`);
    await expect(page.locator('#how-to-accept-a-risk')).toBeInViewport();
    await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  });

  test('opens another tab with Ctrl-Enter, and stays', async ({page, context}) => {
    await openPage(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.type('access_expires_at');
    await expect(activeOption(page)).toContainText('access_expires_at');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(/Ciso-API\/[\w-]+#\S+access_expires_at$/);
    await expect(searchDialog(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('intercepts no keys in a field, and ignores / if the shortcut is off', async ({page}) => {
    await openPage(page, '/docs/API/Ciso-API/create-user');
    await page.getByRole('button', {name: 'Try it'}).click();
    const field = page
      .getByRole('region', {name: /^Try it/})
      .getByRole('textbox')
      .first();
    await field.focus();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page)).toBeHidden();

    await searchButton(page).click();
    await page.getByRole('checkbox', {name: '/ opens search'}).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(searchDialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page)).toBeVisible();
  });
});

test('shows the locations of a field on request', async ({page}) => {
  await openPage(page, '/');
  const text = page.waitForResponse(/search-index\/text/);
  await page.keyboard.press('/');
  await page.keyboard.type('access_expires_at');
  await (await text).finished();
  await expect(activeOption(page)).toContainText(/Field, string.*access/);
  const more = options(page)
    .filter({hasText: /^In \d+ places$/})
    .first();
  const places = Number(/\d+/.exec(await more.innerText())?.[0]);
  const before = await options(page).count();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveCount(before - 1 + places - 1);
  await expect(searchDialog(page)).toBeVisible();
});

test('limits the results to a kind', async ({page}) => {
  await openPage(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('risk');
  const kinds = page.getByRole('group', {name: 'Kinds of results'});
  await kinds.getByText(/^Fields/).click();
  await expect(kinds.getByRole('radio', {name: /^Fields/})).toBeChecked();
  const hits = options(page).filter({hasNotText: /^In \d+ places$|more on this page$/});
  await expect(hits.first()).toContainText('Field');
  await expect(hits.filter({hasNotText: 'Field'})).toHaveCount(0);
});

test('stores recent searches on the device, until the reader clears them', async ({page}) => {
  await openPage(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('sso');
  await expect(activeOption(page)).toContainText('Single sign-on');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#single-sign-on$/);
  expect(await readStorage(page)).toMatchObject({'search-recent': '["sso"]'});

  await openPage(page, RISKS);
  await page.keyboard.press('/');
  const recent = page.getByRole('group', {name: 'Recent searches'});
  await expect(recent.getByRole('option')).toHaveText(['sso']);
  await recent.getByRole('option').click();
  await expect(searchField(page)).toHaveValue('sso');
  await searchField(page).fill('');
  await page.getByRole('button', {name: 'Clear recent searches'}).click();
  await expect(recent).toBeHidden();
  expect(await readStorage(page)).not.toHaveProperty('search-recent');
});

test('opens the first result if Enter was pressed before the index was loaded', async ({page}) => {
  const release = await holdRequests(page, '**/search-index/**');
  await openPage(page, '/');
  await searchButton(page).click();
  await searchField(page).fill('sso');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/#single-sign-on$/);
});

freshTest('searches where a page may keep nothing on the device', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await openPage(page, '/');
  await searchButton(page).click();
  await searchField(page).fill('sso');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#single-sign-on$/);
  expect(errors).toEqual([]);
});

test('shows common questions, and suggestions if nothing is found', async ({page}) => {
  await openPage(page, '/');
  await page.keyboard.press('/');
  const questions = page.getByRole('group', {name: 'What readers ask'}).getByRole('option');
  await expect(questions.nth(3)).toBeVisible();
  await page.keyboard.type('qqxxyyzz');
  await expect(searchDialog(page)).toContainText('Nothing found for “qqxxyyzz”');
  await expect(searchDialog(page).getByRole('status')).toHaveText('No results');
  await expect(searchDialog(page).getByRole('link', {name: 'ask an assistant'})).toHaveAttribute(
    'href',
    '/docs/API/workflows#for-a-coding-assistant',
  );
  await searchDialog(page).getByRole('link', {name: 'all pages'}).click();
  await expect(page).toHaveURL('/docs#all-pages');
});

test('announces the number of results to screen readers', async ({page}) => {
  await openPage(page, '/');
  await searchButton(page).click();
  await searchField(page).fill('412');
  await expect(searchDialog(page).getByRole('status')).toHaveText(/^\d+ results? on \d+ pages?$/);
  await expect(searchDialog(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search the docs" [expanded]: "412"
      - button "Close"
      - status: /\\d+ results? on \\d+ pages?/
      - listbox "Results":
        - group:
          - option /412/ [selected]
  `);
});

test.describe('by touch', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('opens as a full-height sheet, and a tap opens a result', async ({page}) => {
    await openPage(page, '/');
    await searchButton(page).tap();
    await expect(searchField(page)).toBeFocused();
    expect(await searchDialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
    await searchField(page).fill('accept a risk');
    await options(page).first().tap();
    await expect(page).toHaveURL(`${RISKS}#how-to-accept-a-risk`);
    await expect(page.locator('#how-to-accept-a-risk')).toBeInViewport();
    await searchButton(page).tap();
    await searchDialog(page).getByRole('button', {name: 'Close'}).tap();
    await expect(searchDialog(page)).toBeHidden();
  });
});

test('passes axe at two widths, in both modes', async ({page}) => {
  test.slow();
  await openPage(page, RISKS);
  await page.keyboard.press('/');
  expect(await findFaultsInAll(page)).toEqual([]);
  await searchField(page).fill('create a user');
  await expect(options(page).first()).toBeVisible();
  expect(await findFaultsInAll(page)).toEqual([]);
});

test.describe('the cost of search', () => {
  test('loads nothing until the reader hovers or focuses it', async ({page}) => {
    const files = recordSearchFiles(page);
    await openPage(page, RISKS);
    await page.mouse.move(400, 400);
    expect(files).toEqual([]);
    await searchButton(page).hover();
    await expect.poll(() => files.some((file) => file.endsWith('.js'))).toBe(true);
    expect(files.filter((file) => file.includes('search-index'))).toEqual([]);
  });

  test('opening it with the titles takes at most 60 KB, all of it 220 KB', async ({page}) => {
    const sizes: Promise<readonly [string, number]>[] = [];
    await openPage(page, RISKS);
    page.on('requestfinished', (request) => {
      const size = request.sizes();
      sizes.push(
        size.then(({responseBodySize, responseHeadersSize}) => [
          request.url(),
          responseBodySize + responseHeadersSize,
        ]),
      );
    });
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await expect
      .poll(async () => (await Promise.all(sizes)).some(([url]) => url.includes('text')))
      .toBe(true);
    const all = await Promise.all(sizes);
    const sum = (files: typeof all): number => files.reduce((total, [, bytes]) => total + bytes, 0);
    const first = all.filter(([url]) => !url.includes('search-index/text'));
    expect(first.length).toBeGreaterThan(2);
    expect(sum(first)).toBeLessThanOrEqual(60_000);
    expect(sum(all)).toBeLessThanOrEqual(220_000);
  });
});

freshTest('works offline once it is loaded', async ({page, context}) => {
  await openPage(page, RISKS);
  const text = page.waitForResponse(/search-index\/text/);
  await page.keyboard.press('/');
  await (await text).finished();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.keyboard.press('/');
  await page.keyboard.type('accept a risk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${RISKS}#how-to-accept-a-risk`);
  await expect(heading(page)).toHaveText('Risks');
});

test.describe('the interpretation of a query', () => {
  test('strikes out unknown words, and still finds the others', async ({page}) => {
    await openPage(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.type('accept a risk qqxxyyzz ');
    await expect(searchDialog(page).locator('s')).toHaveText(['qqxxyyzz']);
    await expect(activeOption(page)).toContainText('How to accept a risk');
  });

  test('names a corrected word, and searches for the original on request', async ({page}) => {
    await openPage(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.type('inherrent risk ');
    await expect(searchDialog(page)).toContainText('Shown for inherent.');
    await searchDialog(page).getByRole('button', {name: 'Search for inherrent instead'}).click();
    await expect(searchField(page)).toHaveValue('"inherrent" risk ');
    await expect(searchDialog(page).locator('s')).toHaveText(['inherrent']);
  });

  test('offers nothing if no word is known, so that Enter opens nothing', async ({page}) => {
    await openPage(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.type('qqxxyyzz');
    await expect(searchDialog(page)).toContainText('Nothing found for “qqxxyyzz”');
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(searchDialog(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('does not name the section that the reader is in if another comes first', async ({page}) => {
    await openPage(page, RISKS);
    await page.keyboard.press('/');
    await page.keyboard.type('idempot');
    await expect(activeOption(page)).toContainText(/idempotency key/i);
    await expect(searchDialog(page)).not.toContainText('In Modules first.');
  });

  test('ranks the current section higher, and says so', async ({page}) => {
    await openPage(page, '/docs/API/quick-start');
    await page.keyboard.press('/');
    await page.keyboard.type('delete account');
    await expect(searchDialog(page)).toContainText('In API first.');
    await expect(activeOption(page)).toContainText('Delete a user');
  });
});

const countMarks = (page: Page): Promise<number> =>
  page.evaluate(() => CSS.highlights.get('searched')?.size ?? 0);

test('highlights the target and the search words while the reader stays on the page', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('access_expires_at');
  await expect(activeOption(page)).toContainText('access_expires_at');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\S+access_expires_at$/);
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toHaveAttribute('data-target', '');
  await expect(target).toHaveCSS('box-shadow', /rgb/);
  await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect.poll(() => countMarks(page)).toBe(0);
});
