import {expect} from '@playwright/test';

import {
  consoleOf,
  nameServer,
  openFor,
  sendAndExpect,
  sendButtonOf,
  statusOf,
  tokenOf,
} from './console-form';
import {answerOk, test, toOpen} from './local-server';
import {navbarLink, openPage, waitUntilAlive} from './open-page';
import {openConsole} from './opened-parts';

test.use({onPurpose: /connect-src|Refused to connect/});

test('a failure sends no request of its own', async ({page, startServer}) => {
  const {origin, arrivals} = await startServer((_arrival, response) => response.end('closed'));
  await openFor(page, 'get-company-info', `${origin}/v1`);
  await sendAndExpect(page, 'No response: The browser does not tell this page why');
  const causes = consoleOf(page).getByRole('listitem');
  await expect(causes.first()).toContainText(`No server runs at ${new URL(origin).host}`);
  await expect(causes.last()).toContainText('(CORS)');
  await expect(causes.last()).toContainText('Access-Control-Allow-Headers: authorization');
  expect(arrivals.map(({method, url}) => `${method} ${url}`)).toEqual(['OPTIONS /v1/company']);
});

test('a reset connection is not blamed on CORS after earlier responses', async ({
  page,
  startServer,
}) => {
  let isUp = true;
  const {origin} = await startServer(
    toOpen((arrival, response) => {
      if (isUp) answerOk(arrival, response);
      else response.destroy();
    }),
  );
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, /200/);
  isUp = false;
  await sendAndExpect(page, 'No response: The browser does not tell this page why');
  const causes = consoleOf(page).getByRole('listitem');
  await expect(causes.first()).toContainText('has responded before. It may have stopped');
  await expect(consoleOf(page)).not.toContainText('The host name');
});

test('an incomplete response is shown as far as it arrived', async ({page, startServer}) => {
  const {origin} = await startServer(
    toOpen((_arrival, response) => {
      response.writeHead(200, {'content-length': '1000', 'content-type': 'text/plain'});
      response.write('begun');
      setTimeout(() => response.destroy(), 100);
    }),
  );
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, /^200 OK, interrupted after \d+ ms, 5 bytes$/);
  await expect(consoleOf(page)).toContainText(
    'The connection ended before the response was complete',
  );
  await expect(page.getByRole('region', {name: 'Response body'})).toHaveText('begun');
});

test('being offline is reported as such', async ({page, context, startServer}) => {
  const {origin} = await startServer(answerOk);
  await openFor(page, 'get-company-info', origin.replace('127.0.0.1', 'ciso.acme.internal'));
  await context.setOffline(true);
  await sendAndExpect(page, 'No response: You are offline');
  await context.setOffline(false);
});

test('a request to a slow server can be cancelled', async ({page, startServer}) => {
  let hasEnded = false;
  const {origin} = await startServer(
    toOpen((_arrival, response) => {
      response.on('close', () => (hasEnded = true));
    }),
  );
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, 'Sending …');
  await page.getByRole('button', {name: 'Stop'}).focus();
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toHaveText('Stopped. The server may have received the request.');
  await expect(sendButtonOf(page)).toBeFocused();
  await expect.poll(() => hasEnded).toBe(true);
});

test('a request that the policy of the site blocks is reported as such', async ({
  page,
  startServer,
}) => {
  const {origin, arrivals} = await startServer(answerOk);
  await openFor(page, 'get-company-info', origin.replace('127.0.0.1', 'ciso.acme.internal'));
  await sendAndExpect(page, 'No response: This site does not allow the request');
  expect(arrivals).toEqual([]);
});

test('localhost can be called after the page with the console is reloaded', async ({
  page,
  startServer,
}) => {
  const {origin} = await startServer(answerOk);
  await openPage(page, '/docs/user-types/ciso');
  await navbarLink(page, 'API').click();
  await page
    .getByRole('link', {name: /^Create a user/})
    .first()
    .click();
  await openConsole(page);
  await nameServer(page, origin);
  await tokenOf(page).fill('any');
  await sendAndExpect(page, 'No response: This site does not allow the request');
  await expect(consoleOf(page)).toContainText('Reload this page and send the request again');
  await page.reload();
  await waitUntilAlive(page);
  await openConsole(page);
  await nameServer(page, origin);
  await tokenOf(page).fill('any');
  await sendAndExpect(page, /^200 OK/);
});
