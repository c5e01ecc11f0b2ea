import {expect, type Page} from '@playwright/test';

import {
  consoleOf,
  openFor,
  sendAndExpect,
  sendButtonOf,
  statusOf,
  tokenOf,
  unfoldRequest,
} from './console-form';
import {answerOk, test, toOpen} from './local-server';
import {openPage} from './open-page';
import {openConsole} from './opened-parts';
import {apiRoot} from './routes';

const versionOf = (page: Page) => page.getByRole('textbox', {name: 'If-Match'});

const nextOf = (page: Page) => consoleOf(page).getByRole('group', {name: 'What comes next'});

const historyOf = (page: Page) => consoleOf(page).getByText(/^Sent in this visit/);

async function open(page: Page, operation: string): Promise<void> {
  await openPage(page, `${apiRoot}${operation}`);
  await openConsole(page);
}

async function goTo(page: Page, title: string): Promise<void> {
  await page
    .getByRole('link', {name: new RegExp(`^${title}`)})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
}

test('the id and the version of a created record are used for its update, and each response for the next', async ({
  page,
}) => {
  await open(page, 'create-user');
  await sendAndExpect(page, /^201 /);
  await expect(nextOf(page)).toContainText('It is filled in as If-Match of “Update a user”');
  const id = /"id": "([^"]+)"/.exec(await consoleOf(page).innerText())?.[1] ?? '';
  await nextOf(page).getByRole('link', {name: 'Update a user'}).click();
  await expect(consoleOf(page)).toHaveAccessibleName('Try it: Update a user');
  await expect(page.getByRole('textbox', {name: 'user_id'})).toHaveValue(id);
  await expect(versionOf(page)).toHaveValue('"1-invited"');
  await page.getByLabel(/^Body/).fill('{"job_title": "Analyst"}');
  await sendAndExpect(page, /^200 /);
  await unfoldRequest(page);
  await expect(versionOf(page)).not.toHaveValue('"1-invited"');
  const second = await versionOf(page).inputValue();
  await expect(consoleOf(page)).toContainText('Filled in with the ETag of the last response');
  await page.getByLabel(/^Body/).fill('{"job_title": "Auditor"}');
  await sendButtonOf(page).click();
  await expect(statusOf(page)).toHaveText(/^200 /);
  await unfoldRequest(page);
  await expect(versionOf(page)).not.toHaveValue(second);
  await expect(statusOf(page)).toHaveText(/^200 /);
});

test('an outdated change offers the current version of the server', async ({page}) => {
  await open(page, 'update-company');
  const first = await versionOf(page).inputValue();
  await versionOf(page).fill('"old"');
  await sendAndExpect(page, /^412 /);
  await nextOf(page).getByRole('button', {name: 'Use for If-Match'}).click();
  await expect(versionOf(page)).toBeFocused();
  await expect(versionOf(page)).toHaveValue(first);
  await sendAndExpect(page, /^200 /);
});

test('a list offers its next page, and follow-up requests for each record', async ({page}) => {
  await open(page, 'get-users-info');
  await page.getByLabel(/^page_size/).fill('2');
  await sendAndExpect(page, /^200 /);
  const next = nextOf(page).getByRole('button', {name: 'Next page'});
  await next.click();
  await expect(page.getByLabel(/^page_token/)).not.toHaveValue('');
  await expect(statusOf(page)).toHaveText(/^200 /);
  const record = nextOf(page).getByLabel('Record');
  await record.selectOption({index: 1});
  const [, id = ''] = (await record.locator('option:checked').innerText()).split(', ');
  await nextOf(page).getByRole('link', {name: 'Read a user'}).click();
  await expect(page.getByRole('textbox', {name: 'user_id'})).toHaveValue(id);
  await sendAndExpect(page, /^200 /);
  await expect(consoleOf(page)).toContainText(id);
});

test('entered values and responses are restored after another operation', async ({page}) => {
  await open(page, 'get-users-info');
  await page.getByLabel(/^page_size/).fill('1');
  await sendAndExpect(page, /^200 /);
  const status = await statusOf(page).innerText();
  await goTo(page, 'Create a user');
  await expect(consoleOf(page)).toHaveAccessibleName('Try it: Create a user');
  await expect(statusOf(page)).toHaveText('');
  await goTo(page, 'List users');
  await expect(page.getByLabel(/^page_size/)).toHaveValue('1');
  await expect(statusOf(page)).toHaveText(status);
  await page.keyboard.press('Escape');
});

test('the history restores and repeats requests, contains no secrets, and ends with the page', async ({
  page,
  startServer,
}) => {
  const {origin, arrivals} = await startServer(answerOk);
  await openFor(page, 'get-users-info', origin);
  await tokenOf(page).fill('secret-of-the-reader');
  await page.getByLabel(/^page_size/).fill('3');
  await sendAndExpect(page, /^200 /);
  await unfoldRequest(page);
  await page.getByLabel(/^page_size/).fill('4');
  await sendAndExpect(page, /^200 /);
  await expect(historyOf(page)).toHaveText('Sent in this visit: 2');
  await historyOf(page).click();
  await page.getByRole('button', {name: 'Open GET /users?page_size=3'}).click();
  await expect(page.getByLabel(/^page_size/)).toHaveValue('3');
  await goTo(page, 'Read the company profile');
  await historyOf(page).click();
  await expect(consoleOf(page).getByRole('listitem').first()).toContainText(
    /\d\d:\d\d:\d\d GET \/users\?page_size=4 200 OK, \d+ ms/,
  );
  await page.getByRole('button', {name: 'Send again: GET /users?page_size=4'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('List users');
  await expect(historyOf(page)).toHaveText('Sent in this visit: 3');
  await unfoldRequest(page);
  expect(arrivals.filter(({method}) => method === 'GET').map(({url}) => url)).toEqual([
    '/users?page_size=3',
    '/users?page_size=4',
    '/users?page_size=4',
  ]);
  expect(await page.content()).not.toContain('secret-of-the-reader');
  await page.getByRole('button', {name: 'Forget everything'}).click();
  await expect(historyOf(page)).toHaveCount(0);
});

test('an invalid form keeps the last response', async ({page}) => {
  await open(page, 'create-user');
  await sendAndExpect(page, /^201 /);
  await unfoldRequest(page);
  await page.getByLabel(/^Body/).fill('{"email": 1}');
  await sendButtonOf(page).click();
  await expect(page.getByRole('group', {name: 'Mistakes'})).toBeVisible();
  await expect(statusOf(page)).toHaveText(/^201 /);
});

test('Enter in a single-line field sends, Escape cancels the request and then closes', async ({
  page,
  startServer,
}) => {
  const {origin, arrivals} = await startServer(toOpen(() => undefined));
  await openFor(page, 'get-users-info', origin);
  await page.getByLabel(/^email/).press('Enter');
  await expect(statusOf(page)).toHaveText('Sending …');
  await expect.poll(() => arrivals.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(statusOf(page)).toHaveText('Stopped. The server may have received the request.');
  await expect(consoleOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(consoleOf(page)).toBeHidden();
});

test('Enter in a text area inserts a line break', async ({page}) => {
  await open(page, 'create-user');
  await page.getByLabel(/^Body/).fill('{}');
  await page.getByLabel(/^Body/).press('Enter');
  await expect(page.getByLabel(/^Body/)).toHaveValue(/\n/);
  await expect(statusOf(page)).toHaveText('');
});

test('the fix for a problem opens in place', async ({page}) => {
  await open(page, 'get-users-info');
  await page.getByLabel('Prefer').fill('code=429');
  await sendAndExpect(page, /^429 /);
  await consoleOf(page).getByText('When this happens, and what to do').click();
  await expect(consoleOf(page).getByText('What to do', {exact: true})).toBeVisible();
  await expect(page).toHaveURL(/get-users-info$/);
  await expect(statusOf(page)).toHaveText(/^429 /);
});

test('a requested response that the contract lacks is reported', async ({page}) => {
  await open(page, 'create-user');
  await page.getByLabel('Prefer').fill('code=418');
  await sendAndExpect(page, /^400 /);
  await expect(consoleOf(page)).toContainText(
    'The Prefer header asks for status 418, but the operation has only 201, 400',
  );
});

test('hidden headers are only mentioned for responses of another origin', async ({
  page,
  startServer,
}) => {
  const {origin} = await startServer(answerOk);
  const note = consoleOf(page).getByText('a browser only shows the response headers');
  await open(page, 'get-company-info');
  await sendAndExpect(page, /^200 /);
  await consoleOf(page)
    .getByText(/response headers?$/)
    .click();
  await expect(note).toHaveCount(0);
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, /^200 /);
  await consoleOf(page)
    .getByText(/response headers?$/)
    .click();
  await expect(note).toBeVisible();
});
