import type {LocalServer} from '@openapi-portal/reports/testing/server';
import {expect, type Page} from '@playwright/test';

import {test} from './policy';
import {readStorage} from './storage';
import {heading, navbarLink, openPage} from './open-page';
import {serveTwoVersions} from './two-versions';

// All tests run in one worker, so that the fixture site is built only once.
test.describe.configure({mode: 'default'});

let server: LocalServer;
let site: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await serveTwoVersions();
  site = server.origin;
});

test.afterAll(() => server.close());

const versionMenu = (page: Page) => page.locator('.navbar .dropdown');

async function chooseFirstVersion(page: Page): Promise<void> {
  await openPage(page, `${site}/docs/guide`);
  await expect(heading(page)).toHaveText('Guide to 2.0');
  await versionMenu(page).hover();
  await versionMenu(page).getByRole('link', {name: '1.0', exact: true}).click();
  await expect(heading(page)).toHaveText('Guide to 1.0');
}

test('opens the latest version of the docs at first', async ({page}) => {
  await openPage(page, `${site}/`);
  await expect(navbarLink(page, 'Guide')).toHaveAttribute('href', '/docs/guide');
});

test('keeps the selected version of the docs in local storage', async ({page}) => {
  await chooseFirstVersion(page);
  expect(await readStorage(page)).toMatchObject({'docs-preferred-version-default': '1.0'});
});

test('opens the selected version of the docs after a reload', async ({page}) => {
  await chooseFirstVersion(page);
  await openPage(page, `${site}/`);
  await page.reload();
  await expect(navbarLink(page, 'Guide')).toHaveAttribute('href', '/docs/1.0/guide');
  await navbarLink(page, 'Guide').click();
  await expect(heading(page)).toHaveText('Guide to 1.0');
});

test('opens the latest version again after it is selected again', async ({page}) => {
  await chooseFirstVersion(page);
  await versionMenu(page).hover();
  await versionMenu(page).getByRole('link', {name: '2.0', exact: true}).click();
  await expect(heading(page)).toHaveText('Guide to 2.0');
  await openPage(page, `${site}/`);
  await expect(navbarLink(page, 'Guide')).toHaveAttribute('href', '/docs/guide');
});

// The moved anchors in these tests are configured in the fixture site.
test.describe('an old URL of a section', () => {
  test('redirects to its section on another page', async ({page}) => {
    await page.goto(`${site}/docs/guide#the-start`);
    await expect(page).toHaveURL(`${site}/docs/1.0/guide#first-steps`);
    await expect(heading(page)).toHaveText('Guide to 1.0');
  });

  test('redirects to its new anchor on the same page', async ({page}) => {
    await page.goto(`${site}/docs/guide/#renamed`);
    await expect(page).toHaveURL(`${site}/docs/guide#now`);
  });

  test('redirects also during navigation inside the site', async ({page}) => {
    await openPage(page, `${site}/docs/guide`);
    await page.evaluate(() => location.assign('#the-start'));
    await expect(heading(page)).toHaveText('Guide to 1.0');
  });

  test('does not redirect if the page still has the anchor, or no redirect is known', async ({
    page,
  }) => {
    for (const anchor of ['now', 'unknown']) {
      await openPage(page, `${site}/docs/guide#${anchor}`);
      // Waits for the file that a redirect would need.
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(`${site}/docs/guide#${anchor}`);
    }
  });

  test('costs readers of other URLs no download', async ({page}) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await openPage(page, `${site}/docs/guide`);
    // Waits until the network is idle, because there is no event after the last script.
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes('#the-start'))).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an old URL shows its page', async ({page}) => {
    await page.goto(`${site}/docs/guide#the-start`);
    await expect(heading(page)).toHaveText('Guide to 2.0');
  });
});
