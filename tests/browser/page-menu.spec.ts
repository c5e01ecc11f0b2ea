import fs from 'node:fs';
import path from 'node:path';

import {expect} from '@playwright/test';

import {readClipboard} from './clipboard';
import {test} from './reader';

const RISKS = '/docs/system-modules/risks';

const markdown = (): string => fs.readFileSync(path.resolve(`build${RISKS}.md`), 'utf8');

test('copies the Markdown of a page, fetched on request', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(RISKS);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.getByText('Markdown', {exact: true}).click();
  expect(requests).not.toContain(`${RISKS}.md`);
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeVisible();
  expect(await readClipboard(page)).toBe(markdown());
});

test('reports that a page could not be copied', async ({page}) => {
  await page.route(`**${RISKS}.md`, (route) => route.abort());
  await page.goto(RISKS);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.getByText('Markdown', {exact: true}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
});

test('links to the Markdown of the new page after navigation', async ({page}) => {
  await page.goto(RISKS);
  await page.getByRole('link', {name: 'Tasks', exact: true}).first().click();
  await expect(page).toHaveURL(/tasks$/);
  const link = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(link).toHaveAttribute('href', '/docs/system-modules/tasks.md');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const route of [RISKS, '/docs/API/Ciso-API/create-user', '/blog/welcome']) {
    test(`links ${route} to its Markdown, and offers nothing that needs script`, async ({page}) => {
      await page.goto(route);
      await page.getByText('Markdown', {exact: true}).click();
      await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeHidden();
      await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
        'href',
        `${route}.md`,
      );
    });
  }
});
