import {expect, type Page} from '@playwright/test';

import {heading, openPage} from './open-page';
import {test} from './reader';
import {watchProblems} from './problems';
import {apiRoot, olderReleases} from './routes';
import {recordSearchFiles, searchButton, searchDialog, searchField} from './search';

const [oldest = ''] = olderReleases.keys();
const CREATE_USER = `${apiRoot}create-user`;
const OLD_CREATE_USER = `${apiRoot}${oldest}/create-user`;

const versionSwitch = (page: Page) => page.locator('.api-versions');

async function choose(page: Page, line: string): Promise<void> {
  await versionSwitch(page).locator('summary').click();
  await versionSwitch(page).getByRole('link', {name: line, exact: true}).click();
}

const readCanonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test('the version menu keeps the operation, there and back, without reloading the site', async ({
  page,
  baseURL,
}) => {
  const problems = watchProblems(page, baseURL ?? '');
  await openPage(page, CREATE_USER);
  await page.evaluate(() => (document.body.dataset.same = 'yes'));
  await choose(page, oldest);
  await expect(page).toHaveURL(OLD_CREATE_USER);
  const bar = page.getByRole('note', {name: `Version ${oldest}`});
  await expect(bar).toContainText(`This is Ciso API ${oldest}.`);
  await expect(page).toHaveTitle(`Create a user (${oldest}) | CyberView`);

  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Delete a user'}).click();
  await expect(page).toHaveURL(`${apiRoot}${oldest}/delete-user`);
  await expect(heading(page)).toHaveText('Delete a user');
  await bar.getByRole('link', {name: /^this page in/}).click();
  await expect(page).toHaveURL(`${apiRoot}delete-user`);
  await expect(bar).toBeHidden();
  await page.goBack();
  await expect(bar).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  problems.stop();
  expect(problems.found).toEqual([]);
});

test('a link to the front page of an older version does not reload the site', async ({page}) => {
  await openPage(page, '/docs/API/versions');
  await page.evaluate(() => (document.body.dataset.same = 'yes'));
  await page.getByRole('main').getByRole('link', {name: oldest, exact: true}).click();
  await expect(page).toHaveURL(`${apiRoot}${oldest}`);
  await expect(page.getByRole('note', {name: `Version ${oldest}`})).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
});

test('an older page lists the changes since, and links to them on the page', async ({page}) => {
  await openPage(page, `${apiRoot}${oldest}/update-user-info`);
  const bar = page.getByRole('note', {name: `Version ${oldest}`});
  await bar.getByText(/changes on this page since/).click();
  await expect(bar.getByRole('listitem').filter({hasText: 'profile.write'}).first()).toBeVisible();
  await bar.getByRole('link', {name: 'header parameter If-Match'}).first().click();
  await expect(page.locator('[id="parameters.header.If-Match"]')).toBeInViewport();
});

test('an operation shows what each release changed', async ({page}) => {
  await openPage(page, `${apiRoot}get-users-info`);
  await page.getByText(/^Changed in /).click();
  const change = page.getByRole('listitem').filter({hasText: 'updated_after is new'});
  await change.getByRole('link').click();
  await expect(page.locator('[id="parameters.query.updated_after"]')).toBeInViewport();
});

test("the title of an older page has the position of the newest page's title", async ({page}) => {
  for (const name of ['', 'create-user']) {
    await openPage(page, `${apiRoot}${name}`);
    const newest = await heading(page).boundingBox();
    await openPage(page, `${apiRoot}${oldest}/${name}`);
    expect(await heading(page).boundingBox()).toMatchObject({y: newest?.y, height: newest?.height});
  }
});

test('the newest version is canonical for search engines, before and after hydration', async ({
  page,
  request,
}) => {
  const served = await (await request.get(OLD_CREATE_USER)).text();
  expect(served).toMatch(/<meta [^>]*name="?robots"? content="noindex, follow"/);
  expect(served).toMatch(
    /<link [^>]*rel="?canonical"? href="?\S+\/docs\/API\/Ciso-API\/create-user\b/,
  );
  await openPage(page, OLD_CREATE_USER);
  expect(new URL((await readCanonical(page)) ?? '').pathname).toBe(CREATE_USER);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await openPage(page, CREATE_USER);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test("search ranks the reader's minor version first, then the newest, which loads no older index", async ({
  page,
}) => {
  const files = recordSearchFiles(page);
  const findPages = async (): Promise<readonly string[]> => {
    await searchButton(page).click();
    await searchField(page).fill('create-user');
    const found = searchDialog(page).getByRole('option');
    await expect(found.first()).toBeVisible();
    const pages = await found.evaluateAll((all) =>
      all.map((one) => one.closest('a')?.getAttribute('href') ?? one.getAttribute('href') ?? ''),
    );
    await page.keyboard.press('Escape');
    return pages;
  };
  await openPage(page, CREATE_USER);
  expect((await findPages()).some((one) => one.includes(`/${oldest}/`))).toBe(false);
  const before = files.length;
  await choose(page, oldest);
  await expect(page).toHaveURL(OLD_CREATE_USER);
  await expect.poll(findPages).toContain(OLD_CREATE_USER);
  expect(files.length).toBeGreaterThan(before);
  const pages = await findPages();
  expect(pages.indexOf(OLD_CREATE_USER)).toBeLessThan(pages.indexOf(CREATE_USER));
});

test('the console of an older minor version responds according to its contract', async ({page}) => {
  await openPage(page, `${apiRoot}${oldest}/get-users-info`);
  await page.getByRole('button', {name: 'Try it'}).click();
  const console = page.getByRole('region', {name: /^Try it/});
  await expect(console.getByLabel('page_size')).toBeVisible();
  await expect(console.getByLabel('updated_after')).toHaveCount(0);
  await console.getByRole('button', {name: 'Send'}).click();
  await expect(console.getByText('200').first()).toBeVisible();
});

for (const address of [`${apiRoot}${oldest}/nothing`, `${apiRoot}9.9/create-user`]) {
  test(`${address} is not found, before and after the script runs`, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await expect(heading(page)).toHaveText('Page not found');
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the version menu opens the same operation, and the sidebar stays in the minor version', async ({
    page,
  }) => {
    await page.goto(CREATE_USER);
    await choose(page, oldest);
    await expect(page).toHaveURL(OLD_CREATE_USER);
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'List users'})
      .click();
    await expect(page).toHaveURL(`${apiRoot}${oldest}/get-users-info`);
    await expect(page.getByText(`This is Ciso API ${oldest}.`)).toBeVisible();
  });
});
