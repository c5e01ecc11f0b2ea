import {expect, type Page} from '@playwright/test';

import {consoleOf, openFor, sendAndExpect, sendBareAndExpect, tokenOf} from './console-form';
import {answerOk, redirectTo, test} from './local-server';

const SECRET = 'secret-of-the-reader';
const NOT_FOLLOWED = /^Redirect from 127\.0\.0\.1:\d+ not followed$/;

const seeTarget = (page: Page) => page.getByRole('button', {name: 'See where it leads'}).click();

for (const status of [301, 302, 303, 307, 308]) {
  test(`a redirect (${status}) to another origin gets no token and no body`, async ({
    page,
    startServer,
  }) => {
    const other = await startServer(answerOk);
    const one = await startServer(redirectTo(status, (url) => `${other.origin}${url}`));
    await openFor(page, 'create-user', `${one.origin}/v1`);
    await tokenOf(page).fill(SECRET);
    await sendAndExpect(page, NOT_FOLLOWED);
    await expect(consoleOf(page)).toContainText(`Your values were only sent to ${one.origin}`);
    expect(one.arrivals.map(({method}) => method)).toEqual(['OPTIONS', 'POST']);
    expect(other.arrivals).toEqual([]);

    await seeTarget(page);
    await expect(consoleOf(page)).toContainText(
      `It redirects to ${other.origin}/v1/users, on another server.`,
    );
    expect(other.arrivals).toMatchObject([{method: 'GET', url: '/v1/users', body: ''}]);
    expect(one.arrivals.at(-1)).toMatchObject({method: 'GET', body: ''});
    expect(one.arrivals.at(-1)?.headers).not.toHaveProperty('authorization');

    await page.getByRole('button', {name: `Choose ${other.origin}/v1 as the server`}).click();
    await expect(page.getByLabel('Server URL')).toHaveValue(`${other.origin}/v1`);
    await expect(page.getByLabel('Server URL')).toBeFocused();
    await expect(tokenOf(page)).toHaveValue('');
    expect(JSON.stringify(other.arrivals)).not.toContain(SECRET);
    expect(other.arrivals).toHaveLength(1);
  });
}

test('a redirect on the same server is followed with a token after confirmation', async ({
  page,
  startServer,
}) => {
  const {origin, arrivals} = await startServer((arrival, response) => {
    const answer = arrival.url === '/accounts' ? answerOk : redirectTo(307, () => '/accounts');
    answer(arrival, response);
  });
  await openFor(page, 'create-user', origin);
  await tokenOf(page).fill(SECRET);
  await sendAndExpect(page, NOT_FOLLOWED);
  await seeTarget(page);
  await expect(consoleOf(page)).toContainText(
    `It redirects to ${origin}/accounts, on the same server.`,
  );
  await page.getByRole('button', {name: 'Send the POST there'}).click();
  await expect(consoleOf(page).getByRole('status').first()).toHaveText(/200/);
  expect(arrivals.at(-1)).toMatchObject({
    method: 'POST',
    url: '/accounts',
    headers: {authorization: `Bearer ${SECRET}`},
  });
  expect(JSON.parse(arrivals.at(-1)?.body ?? '')).toHaveProperty('email');
});

test('a redirect to another version of the same server keeps the token', async ({
  page,
  startServer,
}) => {
  const {origin, arrivals} = await startServer((arrival, response) => {
    const answer = arrival.url.startsWith('/v2')
      ? answerOk
      : redirectTo(301, (url) => url.replace('/v1', '/v2'));
    answer(arrival, response);
  });
  await openFor(page, 'create-user', `${origin}/v1`);
  await tokenOf(page).fill(SECRET);
  await sendAndExpect(page, NOT_FOLLOWED);
  await seeTarget(page);
  await page.getByRole('button', {name: `Choose ${origin}/v2 as the server`}).click();
  await expect(tokenOf(page)).toHaveValue(SECRET);
  await sendAndExpect(page, /200/);
  expect(arrivals.at(-1)?.url).toBe('/v2/users');
});

test('a redirect to a cross-origin URL says that its target cannot be seen', async ({
  page,
  startServer,
}) => {
  const closed = await startServer((_arrival, response) => response.end('closed'));
  const one = await startServer(redirectTo(302, () => `${closed.origin}/hidden`));
  await openFor(page, 'create-user', one.origin);
  await tokenOf(page).fill(SECRET);
  await sendAndExpect(page, NOT_FOLLOWED);
  await seeTarget(page);
  await expect(consoleOf(page)).toContainText('The target cannot be found from here');
  await expect(page.getByRole('button', {name: /^Choose|there$/})).toHaveCount(0);
  expect(JSON.stringify(closed.arrivals)).not.toContain(SECRET);
});

test('a redirect of a request without any data of the reader is followed and named', async ({
  page,
  startServer,
}) => {
  const other = await startServer(answerOk);
  const one = await startServer(redirectTo(302, () => `${other.origin}/elsewhere`));
  await openFor(page, 'get-company-info', one.origin);
  await tokenOf(page).fill('');
  await sendBareAndExpect(page, /200/);
  await expect(consoleOf(page)).toContainText(`Redirected to ${other.origin}/elsewhere.`);
});
