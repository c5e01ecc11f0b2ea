import {expect, type Page} from '@playwright/test';

import {readClipboard} from './clipboard';
import {
  consoleOf,
  nameServer,
  openFor,
  openOther,
  sendAndExpect,
  sendBareAndExpect,
  sendButtonOf,
  unfoldRequest,
  tokenOf,
} from './console-form';
import {answerOk, test} from './local-server';
import {openPage} from './open-page';
import {openConsole} from './opened-parts';
import {apiRoot} from './routes';

const SECRET = 'secret-of-the-reader';

test('a token is only sent to the server for which it was entered', async ({page, startServer}) => {
  const [one, other] = [await startServer(answerOk), await startServer(answerOk)];
  await openFor(page, 'create-user', `${one.origin}/v1`);
  await tokenOf(page).fill(SECRET);
  await sendAndExpect(page, /200/);
  expect(one.arrivals.at(-1)?.headers.authorization).toBe(`Bearer ${SECRET}`);

  await nameServer(page, `${other.origin}/v1`);
  await expect(tokenOf(page)).toHaveValue('');
  await expect(consoleOf(page)).toContainText(
    `The credentials for ${one.origin} are not sent to ${other.origin}`,
  );
  await sendBareAndExpect(page, /200/);
  expect(other.arrivals.map(({method}) => method)).toContain('POST');
  expect(JSON.stringify(other.arrivals)).not.toContain(SECRET);

  await unfoldRequest(page);
  await tokenOf(page).fill('token-of-the-other');
  await nameServer(page, `${one.origin.replace('127.0.0.1', '127.000.000.001')}/v2/`);
  await expect(tokenOf(page)).toHaveValue(SECRET);
  await sendAndExpect(page, /200/);
  expect(one.arrivals.at(-1)).toMatchObject({
    url: '/v2/users',
    headers: {authorization: `Bearer ${SECRET}`},
  });
  expect(JSON.stringify(one.arrivals)).not.toContain('token-of-the-other');
});

test('stored values belong to an API by its unique id', async ({page}) => {
  const model = await page.request.get('/api-console/Ciso-API/create-user.json');
  expect(await model.json()).toMatchObject({api: 'Ciso-API'});
});

test('a token is only asked for after its server is known', async ({page, startServer}) => {
  const {origin} = await startServer(answerOk);
  await openFor(page, 'create-user', origin);
  await tokenOf(page).fill(SECRET);
  await nameServer(page, 'not an address');
  await expect(tokenOf(page)).toBeDisabled();
  await expect(tokenOf(page)).toHaveValue('');
  await expect(consoleOf(page)).toContainText('Enter the server URL first');
  await nameServer(page, origin);
  await expect(tokenOf(page)).toHaveValue(SECRET);
});

test('one button clears all entered values, for every server and operation', async ({
  page,
  startServer,
}) => {
  const [one, other] = [await startServer(answerOk), await startServer(answerOk)];
  await openFor(page, 'get-users-info', one.origin);
  await page.getByLabel(/^email/).fill('someone@example.com');
  await page
    .getByRole('link', {name: /^Create a user/})
    .first()
    .click();
  await expect(page).toHaveTitle(/^Create a user/);
  await openConsole(page);
  await tokenOf(page).fill(SECRET);
  await nameServer(page, other.origin);
  await tokenOf(page).fill(SECRET);
  await page.getByLabel(/^Body/).fill('{"own": 1}');
  await expect(consoleOf(page)).toContainText('stays in the memory of this tab until you close');
  await page.getByRole('button', {name: 'Forget everything'}).click();
  await expect(page.getByLabel(/^Body/)).not.toHaveValue('{"own": 1}');
  await expect(page.getByLabel('Send to')).not.toHaveValue('');
  for (const {origin} of [one, other]) {
    await nameServer(page, origin);
    await expect(tokenOf(page)).toHaveValue('');
  }
  await page.goBack();
  await expect(page).toHaveTitle(/^List users/);
  await openConsole(page);
  await expect(page.getByLabel(/^email/)).toHaveValue('');
});

test('it also clears requests to the sandbox, and the selected user', async ({page}) => {
  await openPage(page, `${apiRoot}create-user`);
  await openConsole(page);
  const rows = consoleOf(page).getByRole('region', {name: 'Users in the sandbox'}).getByRole('row');
  const caller = page.getByLabel('Signed in as');
  const first = await caller.inputValue();
  const count = await rows.count();
  await sendAndExpect(page, /^201 Created/);
  await expect(rows).toHaveCount(count + 1);
  await unfoldRequest(page);
  await caller.selectOption({index: 2});
  await expect(consoleOf(page)).toContainText(
    'The sandbox keeps what you send to it until you close the tab',
  );
  await page.getByRole('button', {name: 'Forget everything'}).click();
  await expect(rows).toHaveCount(count);
  await expect(caller).toHaveValue(first);
  const stored = await page.evaluate(() => sessionStorage.getItem('sandbox'));
  expect(stored).not.toContain('Ana Silva');
});

test('an empty token is reported before anything is sent', async ({page, startServer}) => {
  const {origin, arrivals} = await startServer(answerOk);
  await openFor(page, 'get-company-info', origin);
  await tokenOf(page).fill('');
  await tokenOf(page).press('Control+Enter');
  await expect(page.getByRole('group', {name: 'Mistakes'})).toBeFocused();
  await expect(tokenOf(page)).toHaveAccessibleDescription(
    /is empty, but the operation requires it/,
  );
  await page.getByRole('button', {name: 'Token (oauth2) is empty'}).click();
  await expect(tokenOf(page)).toBeFocused();
  expect(arrivals).toEqual([]);
  await sendBareAndExpect(page, /200/);
  expect(arrivals.at(-1)?.headers).not.toHaveProperty('authorization');
});

test('secret parameters are only sent to their server, and appear in no sample', async ({
  page,
  startServer,
}) => {
  const [one, other] = [await startServer(answerOk), await startServer(answerOk)];
  const [token, key] = [page.getByLabel(/^X-Auth-Token/), page.getByLabel(/^api_key/)];
  await openOther(page, ['get', '/doors'], one.origin);
  await expect(token).toHaveValue('');
  await token.fill(SECRET);
  await key.fill(SECRET);
  await page.getByLabel(/^page/).fill('2');
  await sendAndExpect(page, /200/);
  expect(one.arrivals.at(-1)).toMatchObject({
    url: `/doors?page=2&api_key=${SECRET}`,
    headers: {'x-auth-token': SECRET},
  });
  expect(await isInDocument(page)).toBe(false);
  await page.getByRole('button', {name: 'Copy as curl'}).click();
  await expect.poll(() => readClipboard(page)).toMatch(/\$API_KEY.*\$API_AUTH_TOKEN/s);

  await nameServer(page, other.origin);
  await expect(token).toHaveValue('');
  await sendBareAndExpect(page, /200/);
  expect(other.arrivals.map(({method}) => method)).toContain('GET');
  expect(JSON.stringify(other.arrivals)).not.toContain(SECRET);
  await nameServer(page, `${one.origin}/v2`);
  await expect(token).toHaveValue(SECRET);
});

for (const end of ['#', '?', '/?tenant=a', '#top']) {
  test(`a URL with ${end} is rejected with the reason, and nothing is sent`, async ({
    page,
    startServer,
  }) => {
    const {origin, arrivals} = await startServer(answerOk);
    await openFor(page, 'get-company-info', origin);
    await tokenOf(page).fill(SECRET);
    await nameServer(page, `${origin}/v1${end}`);
    await sendButtonOf(page).click();
    await expect(consoleOf(page)).toContainText(
      'The server: Remove ? and # and everything after them',
    );
    await expect(page.getByRole('button', {name: /anyway/})).toBeHidden();
    expect(arrivals).toEqual([]);
  });
}

/** Returns true if the secret is in the DOM, where a stylesheet or a copy of the page could expose it. */
const isInDocument = (page: Page): Promise<boolean> =>
  page.evaluate((secret) => document.documentElement.outerHTML.includes(secret), SECRET);

test('a token appears in no attribute and no text of the document', async ({page, startServer}) => {
  const {origin} = await startServer(answerOk);
  await openFor(page, 'create-user', origin);
  await tokenOf(page).fill('');
  await tokenOf(page).pressSequentially(SECRET);
  expect(await isInDocument(page)).toBe(false);
  await page.getByRole('button', {name: /^Show: Token/}).click();
  await expect(tokenOf(page)).toHaveAttribute('type', 'text');
  expect(await isInDocument(page)).toBe(false);

  await page.getByLabel(/^Body/).fill('{"email": 1}');
  await sendButtonOf(page).click();
  await expect(page.getByRole('button', {name: /anyway/})).toBeVisible();
  await tokenOf(page).pressSequentially('€');
  await expect(tokenOf(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await isInDocument(page)).toBe(false);
  await tokenOf(page).press('Backspace');
  await page.getByRole('button', {name: /anyway/}).click();
  await expect(consoleOf(page).getByRole('status').first()).toHaveText(/200/);
  expect(await isInDocument(page)).toBe(false);

  await page.keyboard.press('Escape');
  await openConsole(page);
  await expect(tokenOf(page)).toHaveValue(SECRET);
  expect(await isInDocument(page)).toBe(false);
});

test('a token is kept after visiting another page, and still not in the document', async ({
  page,
  startServer,
}) => {
  const {origin} = await startServer(answerOk);
  await openFor(page, 'create-user', origin);
  await tokenOf(page).fill(SECRET);
  await page.getByRole('link', {name: 'Introduction', exact: true}).first().click();
  // The URL changes first. Until the page changes too, its console is still open.
  await expect(page).toHaveTitle(/^Introduction/);
  await expect(consoleOf(page)).toBeHidden();
  expect(await isInDocument(page)).toBe(false);
  await page.goBack();
  await openConsole(page);
  await expect(tokenOf(page)).toHaveValue(SECRET);
  expect(await isInDocument(page)).toBe(false);
});

test('an invalid header character is reported at the token, and nothing is sent', async ({
  page,
  startServer,
}) => {
  const {origin, arrivals} = await startServer(answerOk);
  await openFor(page, 'create-user', origin);
  await tokenOf(page).fill('abc\u200Bdef');
  const message = 'contains a character that is not allowed in a header: U+200B at position 4';
  await expect(consoleOf(page).getByRole('listitem').filter({hasText: message})).toBeVisible();
  await expect(tokenOf(page)).toHaveAccessibleDescription(new RegExp(message.replace('+', '\\+')));
  await sendButtonOf(page).click();
  await expect(consoleOf(page)).toContainText('This request cannot be sent yet.');
  await page.getByRole('button', {name: `Token (oauth2) ${message}`}).click();
  await expect(tokenOf(page)).toBeFocused();
  expect(arrivals).toEqual([]);
});
