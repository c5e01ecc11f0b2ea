import {expect} from '@playwright/test';

import {consoleOf, nameServer, openFor, sendAndExpect} from './console-form';
import {answerOk, test, toOpen} from './local-server';
import {openPage} from './open-page';
import {openConsole} from './opened-parts';
import {apiRoot} from './routes';

test('a failure sends nothing that the reader did not ask for', async ({page, startServer}) => {
  const {origin, arrivals} = await startServer((_arrival, response) => response.end('closed'));
  await openFor(page, 'get-company-info', `${origin}/v1`);
  await sendAndExpect(page, 'No answer: The browser does not tell a page why');
  await expect(consoleOf(page)).toContainText(`Either nobody answers at ${new URL(origin).host}`);
  await expect(consoleOf(page)).toContainText('(CORS)');
  expect(arrivals.map(({method, url}) => `${method} ${url}`)).toEqual(['GET /v1/company']);
});

test('an answer that breaks off is told from none', async ({page, startServer}) => {
  const {origin} = await startServer(
    toOpen((_arrival, response) => {
      response.writeHead(200, {'content-length': '1000'}).write('begun');
      setImmediate(() => response.destroy());
    }),
  );
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, 'No answer: The answer broke off');
});

test('a request that the policy of the site forbids says so', async ({page, startServer}) => {
  const {origin, arrivals} = await startServer(answerOk);
  await page.route(`**${apiRoot}get-company-info`, async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers(), 'content-security-policy': "connect-src 'self'"};
    await route.fulfill({response, headers});
  });
  await openPage(page, `${apiRoot}get-company-info`);
  await openConsole(page);
  await nameServer(page, origin);
  await sendAndExpect(page, 'No answer: This site does not allow the request');
  expect(arrivals).toEqual([]);
});
