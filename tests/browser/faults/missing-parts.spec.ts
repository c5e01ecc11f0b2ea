import {expect, type Page} from '@playwright/test';

import {searchPage} from '../in-page';
import {findSideways} from '../layout-faults';
import {heading, navbarLink, openPage} from '../open-page';
import {test} from '../policy';
import {watchRequests} from './requests';
import {apiRoot} from '../routes';
import {searchButton} from '../search';

const RISKS = '/docs/system-modules/risks';
const CREATE_USER = `${apiRoot}create-user`;

/** A page for each way of loading content: prose, home, an operation, and a blog post. */
const PAGES = [
  [RISKS, 'Write down what could happen'],
  ['/', 'CyberView ties each advisory'],
  [CREATE_USER, 'https://api.example.com/v1/users'],
  ['/blog/long-blog-post', /\d+ min read/],
] as const;

async function expectReadable(page: Page, words: string | RegExp): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
}

const isFrame = (url: URL): boolean => /\/assets\/js\/(main|runtime~main)\./.test(url.pathname);

for (const [route, words] of PAGES) {
  test(`${route} is readable without any script of the site, and its links work`, async ({
    page,
  }) => {
    await page.route(isFrame, (url) => url.abort());
    const requests = watchRequests(page);
    await page.goto(route);
    await expectReadable(page, words);
    // Without the script, search is a link to the list of all pages.
    await expect(searchButton(page)).toHaveCount(0);
    await navbarLink(page, 'User Types').click();
    await expect(heading(page)).toHaveText('User types');
    expect(requests.navigations).toBe(2);
    expect(requests.findRepeated()).toEqual([]);
  });

  test(`${route} is readable without any stylesheet, and its links work`, async ({page}) => {
    await page.route('**/*.css', (url) => url.abort());
    const requests = watchRequests(page);
    await openPage(page, route);
    await expectReadable(page, words);
    await navbarLink(page, 'User Types').click();
    await expect(heading(page)).toHaveText('User types');
    await expect(page).toHaveURL('/docs/user-types/');
    expect(requests.navigations).toBe(1);
  });
}

test.describe('with JavaScript disabled', () => {
  test.use({javaScriptEnabled: false});

  for (const [route, words] of PAGES) {
    test(`${route} is readable, and its links work`, async ({page}) => {
      await page.goto(route);
      await expectReadable(page, words);
      await page.locator('.navbar a[href="/docs#all-pages"]').click();
      await expect(page).toHaveURL('/docs#all-pages');
      await page.getByRole('main').getByRole('link', {name: 'Vendor', exact: true}).first().click();
      await expect(heading(page)).toHaveText('Vendor');
    });
  }
});

test('a page file that fails once is requested once more, and the page opens', async ({page}) => {
  await openPage(page, '/');
  const asked = new Map<string, number>();
  await page.route('**/assets/js/**', async (route) => {
    const url = route.request().url();
    asked.set(url, (asked.get(url) ?? 0) + 1);
    if (asked.get(url) === 1) await route.abort();
    else await route.continue();
  });
  // A click without hover, so that nothing is prefetched.
  await navbarLink(page, 'Modules').dispatchEvent('click');
  await expect(heading(page)).toHaveText('Modules');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(Math.max(...asked.values())).toBe(2);
});

test('a page file that always fails is requested a few times, and then no more', async ({page}) => {
  await openPage(page, '/');
  let asked = 0;
  await page.route('**/assets/js/**', async (route) => {
    asked += 1;
    await route.abort();
  });
  await navbarLink(page, 'Modules').click();
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  const before = asked;
  // There is no event to wait for, because the test expects no request.
  await page.waitForTimeout(2000);
  expect(asked).toBe(before);
});

test.describe('zoomed to 400 %', () => {
  // WCAG 1.4.10: a window of 1280 by 1024 pixels at 400 % zoom.
  test.use({viewport: {width: 320, height: 256}, contextOptions: {reducedMotion: 'reduce'}});

  for (const [route, words] of [
    ...PAGES,
    ['/docs/API/errors', 'problem'],
    ['/search?q=risk', 'risk'],
    ['/no-such-page', 'There is no page'],
  ] as const) {
    test(`${route} scrolls in only one direction, and its menu works`, async ({page}) => {
      await openPage(page, route);
      await expectReadable(page, words);
      expect(await searchPage(page, findSideways)).toEqual([]);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
      expect(await searchPage(page, findSideways)).toEqual([]);
      const link = page.locator('.navbar-sidebar__item:not([inert]) a.menu__link').last();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(target);
      await expect(heading(page)).toBeVisible();
    });
  }
});

for (const [route, words] of PAGES) {
  test(`${route} is readable with the colours of the system`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openPage(page, route);
    await expectReadable(page, words);
    const [ink, ground] = await page.evaluate(() => {
      const {color, backgroundColor} = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    expect(ink).not.toBe(ground);
    // Forced colours remove shadows, so focus must be shown by an outline.
    await navbarLink(page, 'Introduction').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(
      await navbarLink(page, 'Introduction').evaluate(
        (link) => getComputedStyle(link).outlineStyle,
      ),
    ).not.toBe('none');
  });
}
