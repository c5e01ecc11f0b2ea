import {expect, type Page} from '@playwright/test';

import {heading, navbarLink, openPage} from './open-page';
import {test} from './reader';
import {watchProblems} from './problems';
import {operationRoutes} from './routes';
import {labels} from './sections';

/** Records the requests of a page that are not for static files of the site. */
function watchCalls(page: Page, origin: string): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwnFile = request.method() === 'GET' && url.origin === origin && url.search === '';
    if (!isOwnFile) calls.push(`${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => calls.push(`socket ${socket.url()}`));
  return calls;
}

test('navigation in the portal only requests its own static files', async ({page, baseURL}) => {
  const calls = watchCalls(page, baseURL ?? '');
  const problems = watchProblems(page, baseURL ?? '');
  await openPage(page, '/');
  for (const label of labels) {
    await navbarLink(page, label).click();
    await expect(page).toHaveTitle(/\w/);
    await expect(heading(page)).toBeVisible();
  }
  expect(calls).toEqual([]);
  expect(problems.found).toEqual([]);
});

test('reading the operations only requests static files of the site', async ({page, baseURL}) => {
  const calls = watchCalls(page, baseURL ?? '');
  for (const route of operationRoutes) await openPage(page, route);
  expect(calls).toEqual([]);
});

test('switching the colour mode and dismissing the announcement sends no request', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) requested.push(request.url());
  });
  await page
    .getByRole('button', {name: /dark and light mode/})
    .first()
    .click();
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  expect(requested).toEqual([]);
});
