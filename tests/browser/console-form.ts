import {expect, type Locator, type Page} from '@playwright/test';

import {openPage} from './open-page';
import {openConsole} from './opened-parts';
import {apiRoot} from './routes';

export const consoleOf = (page: Page): Locator => page.getByRole('region', {name: /^Try it/});

export const tokenOf = (page: Page): Locator => page.getByLabel(/^Token/);

/** Names the server that the console sends to. */
export async function nameServer(page: Page, address: string): Promise<void> {
  await page.getByLabel('Send to').selectOption({label: 'Another server'});
  await page.getByLabel('Address of the server').fill(address);
}

/** Opens the console of an operation, for a server. */
export async function openFor(page: Page, operation: string, server: string): Promise<void> {
  await openPage(page, `${apiRoot}${operation}`);
  await openConsole(page);
  await nameServer(page, server);
}

/** Sends, and waits for what became of it. */
export async function sendAndExpect(page: Page, outcome: string | RegExp): Promise<void> {
  await consoleOf(page).getByRole('button', {name: 'Send', exact: true}).click();
  await expect(consoleOf(page).getByRole('status').first()).toHaveText(outcome);
}
