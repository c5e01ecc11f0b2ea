import {expect, type Locator, type Page} from '@playwright/test';

import {buildConsoleModel} from '@openapi-portal/openapi-requests/build';
import {readTestContract} from '@openapi-portal/openapi-model/testing';
import {openPage} from './open-page';
import {openConsole} from './opened-parts';
import {apiRoot} from './routes';

export const consoleOf = (page: Page): Locator => page.getByRole('region', {name: /^Try it/});

export const tokenOf = (page: Page): Locator => page.getByLabel(/^Token/);

export const statusOf = (page: Page): Locator => consoleOf(page).getByRole('status').first();

export const sendButtonOf = (page: Page): Locator =>
  consoleOf(page).getByRole('button', {name: 'Send', exact: true});

/** The line to which the request folds when it is sent. */
export const foldOf = (page: Page): Locator =>
  consoleOf(page)
    .locator('summary')
    .filter({hasText: /^Request/});

export async function unfoldRequest(page: Page): Promise<void> {
  if (!(await page.getByLabel('Send to').isVisible())) await foldOf(page).click();
}

export async function nameServer(page: Page, address: string): Promise<void> {
  await unfoldRequest(page);
  await page.getByLabel('Send to').selectOption({label: 'Another server'});
  await page.getByLabel('Server URL').fill(address);
}

export async function openFor(page: Page, operation: string, server: string): Promise<void> {
  await openPage(page, `${apiRoot}${operation}`);
  await openConsole(page);
  await nameServer(page, server);
  await tokenOf(page).fill('any');
}

const contract = readTestContract('console.yaml');

/** Opens the console with an operation of `tests/contracts/console.yaml` instead of the page's own. */
export async function openOther(
  page: Page,
  [method, path]: readonly [method: string, path: string],
  server: string,
): Promise<void> {
  const model = buildConsoleModel(contract, path, method);
  await page.route('**/api-console/*/get-users-info.json', (route) => route.fulfill({json: model}));
  await openPage(page, `${apiRoot}get-users-info`);
  await openConsole(page);
  await nameServer(page, server);
}

export async function sendAndExpect(page: Page, outcome: string | RegExp): Promise<void> {
  await sendButtonOf(page).click();
  await expect(statusOf(page)).toHaveText(outcome);
}

/** Sends a request although required input is missing, for tests of the request itself. */
export async function sendBareAndExpect(page: Page, outcome: string | RegExp): Promise<void> {
  await sendButtonOf(page).click();
  await page.getByRole('button', {name: 'Send anyway'}).click();
  await expect(statusOf(page)).toHaveText(outcome);
}
