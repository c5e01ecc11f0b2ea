import {expect, type Page} from '@playwright/test';

import {heading, navbarLink, openPage, waitUntilAlive} from './open-page';
import {test} from './reader';

const FOREIGN = 'foreign.example';
/** A path of this site that a careless script could mistake for a URL of another host. */
const PATH = `//${FOREIGN}/x`;
const RISKS = '/docs/system-modules/risks';
const COMPANY = '/docs/system-modules/company';
const COMPANY_FILES = `**${COMPANY}{,/}`;

/** A page of another host, with a stylesheet and a CORS header. */
const foreignPage = {
  contentType: 'text/html',
  headers: {'Access-Control-Allow-Origin': '*'},
  body: `<html><head><link rel="stylesheet" href="http://${FOREIGN}/x.css"></head><body>x</body></html>`,
};

async function noteForeign(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(`http://${FOREIGN}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill(foreignPage);
  });
  return asked;
}

/** Records the URLs that scripts fetch. */
function noteFetched(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url());
  });
  return asked;
}

const addLink = (page: Page, address: string): Promise<void> =>
  page.locator('[data-island]').evaluate((island, href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'A link of a stranger';
    island.append(link);
  }, address);

const strangersLink = (page: Page) => page.getByRole('link', {name: 'A link of a stranger'});

const goToCompany = (page: Page): Promise<void> =>
  page.locator(`[data-island] a[href="${COMPANY}"]`).first().click();

test('a URL that looks like another host sends no request to that host', async ({
  page,
  baseURL,
}) => {
  const asked = await noteForeign(page);
  const fetched = noteFetched(page);
  const address = `${baseURL}${PATH}?docusaurus-data-has-hydrated=true`;
  await page.goto(address);
  await waitUntilAlive(page);
  await expect(page.locator('link[rel=stylesheet]').first()).toBeAttached();
  expect([...asked, ...fetched]).toEqual([]);
});

test('a page that claims to be hydrated is not requested again', async ({page}) => {
  const fetched = noteFetched(page);
  await page.route(`**${RISKS}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<html', '<html data-has-hydrated="true"');
    await route.fulfill({response, body: html});
  });
  await page.goto(RISKS);
  await expect(heading(page).first()).toBeVisible();
  await page.waitForFunction(() => 'docusaurusRoot' in window);
  expect(fetched).toEqual([]);
});

test('going back to such a URL only sends requests to this host', async ({page, baseURL}) => {
  const asked = await noteForeign(page);
  const fetched = noteFetched(page);
  await page.goto(`${baseURL}${PATH}`);
  await waitUntilAlive(page);
  await navbarLink(page, 'Introduction').click();
  await expect(page).toHaveURL(/introduction/);
  await page.goBack();
  await expect(heading(page)).toHaveText(/not found/i);
  await expect.poll(() => fetched).toContain(`${baseURL}${PATH}`);
  expect(asked).toEqual([]);
});

test('a link whose path looks like another host sends its request to this host', async ({
  page,
  baseURL,
}) => {
  const asked = await noteForeign(page);
  const fetched = noteFetched(page);
  await openPage(page, RISKS);
  await addLink(page, `/.${PATH}`);
  await strangersLink(page).hover();
  await expect.poll(() => fetched).toContain(`${baseURL}${PATH}`);
  expect(asked).toEqual([]);
});

test('a page with a stylesheet of another host opens without it', async ({page}) => {
  const asked = await noteForeign(page);
  await page.route(COMPANY_FILES, async (route) => {
    const response = await route.fetch();
    const sheet = `<link rel="stylesheet" href="http://${FOREIGN}/x.css"></head>`;
    await route.fulfill({response, body: (await response.text()).replace('</head>', sheet)});
  });
  await openPage(page, RISKS);
  await goToCompany(page);
  await expect(heading(page)).toHaveText('Company');
  expect(asked).toEqual([]);
  await expect(page.locator(`link[href*="${FOREIGN}"]`)).toHaveCount(0);
});

test('a page is not fetched from the target of a cross-origin redirect', async ({
  page,
  baseURL,
}) => {
  const asked = await noteForeign(page);
  const fetched = noteFetched(page);
  await page.route(`**${COMPANY}`, (route) =>
    route.fulfill({status: 302, headers: {Location: `http://${FOREIGN}/x`}}),
  );
  await openPage(page, RISKS);
  await goToCompany(page);
  // The page is requested again with a trailing slash, because hosts redirect between both forms of a path.
  await expect(heading(page)).toHaveText('Company');
  expect(asked).toEqual([]);
  expect(fetched).toContain(`${baseURL}${COMPANY}/`);
});

test('a URL sets no attribute of the page', async ({page}) => {
  await openPage(page, `${RISKS}?docusaurus-data-island=default%2Fsystem-modules%2Fcompany`);
  await expect(page.locator('html[data-island]')).toHaveCount(0);
});

test('content is only read from the body of a page', async ({page}) => {
  await openPage(page, RISKS);
  await page.evaluate(
    () => (document.documentElement.dataset.island = 'default/system-modules/company'),
  );
  await goToCompany(page);
  await expect(heading(page)).toHaveText('Company');
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('div[data-island] nav.navbar')).toHaveCount(0);
});

for (const path of ['/%E0%A4%A', '/docs/%']) {
  test(`the URL ${path} shows the not-found page`, async ({page, baseURL}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto(`${baseURL}${path}`);
    await waitUntilAlive(page);
    await expect(heading(page)).toHaveText(/not found/i);
    await navbarLink(page, 'Introduction').click();
    await page.goBack();
    await expect(heading(page)).toHaveText(/not found/i);
    expect(errors).toEqual([]);
  });
}

test('an invalid fragment crashes no page', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await openPage(page, RISKS);
  await addLink(page, `${COMPANY}#%E0%A4%A`);
  await strangersLink(page).hover();
  await strangersLink(page).click();
  await expect(heading(page)).toHaveText('Company');
  await page.evaluate(() => (location.hash = '#%E0%A4%A'));
  await navbarLink(page, 'Introduction').click();
  await expect(page).toHaveURL(/introduction/);
  await page.goBack();
  await expect(heading(page)).toHaveText('Company');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  expect(errors).toEqual([]);
});
