import fs from 'node:fs';

import {expect, type Locator, type Page} from '@playwright/test';
import {parse} from 'yaml';

import {readClipboard} from './clipboard';
import {openPage} from './open-page';
import {test as freshTest} from './policy';
import {test} from './reader';
import {apiRoot, operationRoutes} from './routes';
import {watchProblems} from './problems';

const CREATE_USER = `${apiRoot}create-user`;

/** The summary of the code sample that is open in the first request. */
const openSample = (page: Page) =>
  page.locator('.api-request[open] .api-choice[open] > summary').first();

test.describe('an operation page without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows no buttons without a function', async ({page}) => {
    await page.goto(CREATE_USER);
    await expect(page.getByRole('button', {name: 'Try it'})).toBeHidden();
    await expect(page.getByRole('button', {name: /^Copy/}).first()).toBeHidden();
  });
});

freshTest(
  'keeps the served content of a page when its script takes over',
  async ({page, baseURL}) => {
    const problems = watchProblems(page, baseURL ?? '');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('.api-page')?.setAttribute('data-served', 'yes');
      });
    });
    for (const route of operationRoutes) {
      await openPage(page, route);
      await expect(page.locator('.api-page')).toHaveAttribute('data-served', 'yes');
    }
    expect(problems.found).toEqual([]);
  },
);

test('keeps the selected language for every sample, page and visit', async ({page}) => {
  await openPage(page, CREATE_USER);
  await expect(openSample(page)).toHaveText('curl');
  await page.locator('.api-request[open] summary', {hasText: 'Python'}).click();
  await expect(openSample(page)).toHaveText('Python');
  await openPage(page, `${apiRoot}get-users-info`);
  // One is in the request, and one in the program that reads all pages.
  await expect(page.locator('.api-choice[open][data-language=python]')).toHaveCount(2);
});

/** The open program of the visible sample. */
const programs = (page: Page): Locator =>
  page.locator('.api-request[open] .api-languages > details[open] pre').filter({visible: true});

test('shows the shortest program first, and keeps the one with error handling for every page', async ({
  page,
}) => {
  await openPage(page, `${apiRoot}get-company-info`);
  await expect(programs(page)).toHaveText([
    `curl 'https://api.example.com/v1/company' \\\n  --header "Authorization: Bearer $TOKEN"`,
  ]);
  const row = page.locator('summary', {hasText: 'With error handling'}).filter({visible: true});
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(programs(page)).toHaveCount(1);
  await expect(programs(page)).toContainText('--fail-with-body');
  await openPage(page, CREATE_USER);
  await expect(programs(page)).toContainText('--fail-with-body');
  await page.locator('.api-request[open] summary', {hasText: 'Python'}).click();
  await expect(programs(page)).toContainText('if not response.ok:');
  await row.click();
  await expect(programs(page)).not.toContainText('if not response.ok:');
  await openPage(page, CREATE_USER);
  await expect(programs(page)).not.toContainText('if not response.ok:');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('both programs of a sample can be read', async ({page}) => {
    await page.goto(CREATE_USER);
    await expect(programs(page)).not.toContainText('--fail-with-body');
    await page.locator('summary', {hasText: 'With error handling'}).first().click();
    await expect(programs(page)).toHaveCount(1);
    await expect(programs(page)).toContainText('--fail-with-body');
  });
});

test('shows the selected request, and its response', async ({page}) => {
  await openPage(page, CREATE_USER);
  const shown = page.locator('.api-request').filter({visible: true});
  await expect(shown).toHaveCount(1);
  await page
    .getByRole('combobox', {name: 'Example'})
    .selectOption({label: 'Invite external staff'});
  await expect(shown).toHaveAttribute('data-example', 'outsource');
  await expect(shown.getByText('"organization_name": "Northwind Assurance"').first()).toBeVisible();
  await expect(shown.getByText('201 The invited external person')).toBeVisible();
});

test('always shows one language and one variant', async ({page}) => {
  await openPage(page, CREATE_USER);
  await page.locator('.api-request[open] summary', {hasText: 'curl'}).click();
  await expect(openSample(page)).toHaveText('curl');
  const variants = page.locator('.api-choice-switch').first().locator('> details');
  await expect(variants.locator('> summary')).toHaveCount(2);
  await variants.nth(1).locator('> summary').click();
  await expect(variants.nth(1)).toHaveAttribute('open');
  await expect(variants.nth(0)).not.toHaveAttribute('open');
  await variants.nth(1).locator('> summary').click();
  await expect(variants.nth(1)).toHaveAttribute('open');
});

test('is at most 9,000 px high, and links to its sections from a bar in view', async ({page}) => {
  await page.setViewportSize({width: 1400, height: 900});
  await openPage(page, CREATE_USER);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(9_000);
  const line = page.getByRole('navigation', {name: 'On this page'});
  await line.getByRole('link', {name: 'Errors'}).click();
  await expect(page.getByRole('heading', {name: /^Errors/})).toBeInViewport();
  await expect(line).toBeInViewport({ratio: 1});
});

test('lets Tab reach the bar within three steps of the content, and T the console', async ({
  page,
}) => {
  await openPage(page, CREATE_USER);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').last().focus();
  const copy = page.locator('.api-bar').getByRole('button', {name: 'Copy address'});
  for (let step = 0; step < 3; step += 1) {
    if (await copy.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(copy).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', {name: /^Try it/})).toBeFocused();
});

test('opens every fold around the field in the URL', async ({page}) => {
  await openPage(page, `${apiRoot}update-company`);
  const field = page.locator('[id="request-body.security_contact.email"]');
  await expect(field).toBeAttached();
  await openPage(page, `${apiRoot}update-company#request-body.security_contact.email`);
  await expect(field).toBeInViewport();
});

test('copies the URL and a sample, with a confirmation', async ({page}) => {
  await openPage(page, CREATE_USER);
  const endpoint = page.locator('.api-bar').getByRole('button', {name: /^Copy/});
  await endpoint.click();
  await expect(endpoint).toHaveText('Copied');
  expect(await readClipboard(page)).toBe('https://api.example.com/v1/users');
  await page
    .locator('.api-samples .api-choice[open]')
    .getByRole('button', {name: /^Copy/})
    .first()
    .click();
  await expect
    .poll(() => readClipboard(page))
    .toMatch(/^curl '[^]*\n {4}"email": "ana\.silva@example\.com"/);
});

test('prints every fold, and no button', async ({page}) => {
  await openPage(page, CREATE_USER);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('button', {name: 'Try it'})).toBeHidden();
  const closed = page.locator('.api-section details:not([open]) .api-code').last();
  await expect(closed).toBeVisible();
});

test('prints samples only in the selected language', async ({page}) => {
  await openPage(page, CREATE_USER);
  await page.locator('.api-request[open] summary', {hasText: 'Python'}).click();
  await page.emulateMedia({media: 'print'});
  const shown = page.locator('.api-languages > details > summary').filter({visible: true});
  await expect(shown).toHaveText(['Python']);
  await expect(page.locator('.api-languages .api-code').filter({visible: true})).toHaveCount(1);
});

test('offers the contract as a download, for client generators', async ({page, request}) => {
  await openPage(page, apiRoot);
  await page.getByText(/^\d+ downloads$/).click();
  const link = page.getByRole('link', {name: 'OpenAPI contract'});
  const started = page.waitForEvent('download');
  await link.click();
  expect((await started).suggestedFilename()).toBe('openapi.yaml');
  const served = await request.get((await link.getAttribute('href')) ?? '');
  const source = fs.readFileSync('openapi/ciso-api.yaml', 'utf8');
  const text = await served.text();
  expect(parse(text)).toEqual(parse(source));
  // Many tools read YAML 1.1, in which an unquoted date is not a string.
  expect(parse(text, {version: '1.1'})).toEqual(parse(source));
});
