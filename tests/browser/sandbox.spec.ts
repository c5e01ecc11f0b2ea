import {expect, type Page} from '@playwright/test';

import {consoleOf, sendAndExpect, statusOf, unfoldRequest} from './console-form';
import {openPage} from './open-page';
import {openConsole} from './opened-parts';
import {test as freshTest} from './policy';
import {test} from './reader';
import {apiRoot, operationRoutes} from './routes';

const tableOf = (page: Page) => consoleOf(page).getByRole('region', {name: 'Users in the sandbox'});

const callerOf = (page: Page) => page.getByLabel('Signed in as');

async function open(page: Page, operation: string): Promise<void> {
  await openPage(page, `${apiRoot}${operation}`);
  await openConsole(page);
}

test('a newcomer creates a user by two clicks, and finds it in the list', async ({page}) => {
  await open(page, 'create-user');
  await expect(tableOf(page).getByRole('row')).toHaveCount(7);
  await sendAndExpect(page, /^201 Created/);
  await expect(tableOf(page).getByRole('row')).toHaveCount(8);
  await expect(tableOf(page).getByRole('row').last()).toContainText('Ana Silva');
  await page
    .getByRole('link', {name: /^List users/})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('List users');
  await openConsole(page);
  await sendAndExpect(page, /^200 OK/);
  await expect(consoleOf(page)).toContainText('ana.silva@example.com');
});

for (const route of operationRoutes) {
  const operation = route.slice(apiRoot.length);
  test(`${operation} succeeds at the first press of Send`, async ({page}) => {
    await open(page, operation);
    await sendAndExpect(page, /^20\d /);
  });
}

test('selecting an example of a body sets the parameters that belong to it', async ({page}) => {
  await open(page, 'update-user-info');
  await consoleOf(page).getByLabel('Start from').selectOption({label: 'Make a member a CISO'});
  await sendAndExpect(page, /^200 OK/);
  await expect(tableOf(page).getByRole('row', {name: /Luis Ortega/})).toContainText('ciso');
});

freshTest('nothing is sent anywhere', async ({page, context, baseURL}) => {
  const strange: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) strange.push(request.url());
  });
  await open(page, 'get-company-info');
  await context.setOffline(true);
  await sendAndExpect(page, /^200 OK/);
  expect(strange).toEqual([]);
});

freshTest('a first request works offline once the console is loaded', async ({page, context}) => {
  await open(page, 'create-user');
  await context.setOffline(true);
  await sendAndExpect(page, /^201 Created/);
  await context.setOffline(false);
  await page
    .getByRole('link', {name: /^List users/})
    .first()
    .click();
  await openConsole(page);
  await context.setOffline(true);
  await sendAndExpect(page, /^200 OK/);
  await expect(consoleOf(page)).toContainText('ana.silva@example.com');
});

test('changes stay for the tab, and end with a reset', async ({page}) => {
  await open(page, 'create-user');
  await sendAndExpect(page, /^201 Created/);
  await page.reload();
  await openConsole(page);
  await expect(tableOf(page)).toContainText('Ana Silva');
  await page.getByRole('button', {name: 'Reset the sandbox'}).click();
  await expect(tableOf(page)).not.toContainText('Ana Silva');
});

test('each new request can have a new key, and a repeated one keeps it', async ({page}) => {
  await open(page, 'create-user');
  const key = page.getByRole('textbox', {name: 'Idempotency-Key'});
  const propose = page.getByRole('button', {name: 'Use a new UUID as Idempotency-Key'});
  await expect(key).toHaveValue('');
  await propose.click();
  await expect(key).toBeFocused();
  await expect(key).toHaveValue(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/);
  const first = await key.inputValue();
  await sendAndExpect(page, /^201 Created/);
  await sendAndExpect(page, /^201 Created/);
  await expect(tableOf(page).getByRole('row')).toHaveCount(8);
  await unfoldRequest(page);
  await propose.click();
  await expect(key).not.toHaveValue(first);
  await sendAndExpect(page, /^409 Conflict/);
});

freshTest('the sandbox answers within 30 ms', async ({page}) => {
  await open(page, 'get-users-info');
  const times: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    await page.getByRole('button', {name: 'Reset', exact: true}).click();
    await expect(statusOf(page)).toHaveText('');
    await sendAndExpect(page, /^200 OK/);
    times.push(Number(/([\d.]+) ms/.exec(await statusOf(page).innerText())?.[1]));
  }
  const [median = NaN] = times.sort((a, b) => a - b).slice(5);
  expect(median).toBeLessThanOrEqual(30);
});

freshTest('starts with the examples where their access has ended by now', async ({page}) => {
  await page.clock.setFixedTime(new Date('2027-03-01T12:00:00Z'));
  await open(page, 'get-users-info');
  await page.getByRole('button', {name: '1 day later'}).click();
  await expect(consoleOf(page)).toContainText('The time in the sandbox is 22 Nov 2026');
});

test('another user has other rights', async ({page}) => {
  await open(page, 'create-user');
  await callerOf(page).selectOption({label: 'Luis Ortega, member'});
  await sendAndExpect(page, /^403 Forbidden/);
});

freshTest('time passes, and a token expires', async ({page}) => {
  await page.clock.setFixedTime(new Date('2026-12-24T12:00:00Z'));
  await open(page, 'get-users-info');
  await sendAndExpect(page, /^200 OK/);
  await page.getByRole('button', {name: '1 day later'}).click();
  await expect(consoleOf(page)).toContainText('The time in the sandbox is 25 Dec 2026');
  await sendAndExpect(page, /^401 Unauthorized/);
  await unfoldRequest(page);
  await page.getByRole('button', {name: 'Get a new token'}).click();
  await sendAndExpect(page, /^200 OK/);
});

test("requests to the reader's own server use the reader's token as before", async ({page}) => {
  let asked = 0;
  await page.route('http://127.0.0.1:9/**', (route) => {
    asked += 1;
    return route.fulfill({status: 204});
  });
  await open(page, 'get-company-info');
  await page.getByLabel('Send to').selectOption({label: 'Another server'});
  await page.getByLabel('Server URL').fill('http://127.0.0.1:9');
  await expect(tableOf(page)).toHaveCount(0);
  await page.getByLabel(/^Token/).fill('own');
  await sendAndExpect(page, /^204/);
  expect(asked).toBe(1);
});

test('the console works if the sandbox cannot be loaded, and says so', async ({page}) => {
  await page.route('**/api-sandbox/**', (route) => route.abort());
  await open(page, 'get-company-info');
  await expect(page.getByLabel('Send to')).not.toContainText('Sandbox');
  await expect(page.getByText('The sandbox could not be loaded')).toBeVisible();
  await expect(statusOf(page)).toHaveText('');
});
