import {expect, type Page} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {readClipboard} from './clipboard';
import {consoleOf, sendAndExpect} from './console-form';
import {openPage} from './open-page';
import {test as freshTest} from './policy';
import {test} from './reader';
import {apiRoot} from './routes';

const WORKFLOWS = '/docs/API/workflows';

const runOf = (page: Page, index = 0) => page.locator('[data-live="Workflow"]').nth(index);

/**
 * Runs a step and expects it to succeed.
 *
 * @param first number of the first step in the list
 */
async function runNext(page: Page, step: number, first = 1): Promise<void> {
  await runOf(page)
    .getByRole('button', {name: `Run step ${step}:`})
    .click();
  await expect(
    runOf(page)
      .getByRole('status')
      .nth(step - first),
  ).toContainText('As expected');
}

test('the quick start runs in the page, step by step, and shows what changed', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPage(page, '/docs/API/quick-start');
  await expect(runOf(page).getByRole('button', {name: 'Run step 3:'})).toBeEnabled();
  await expect(runOf(page).getByRole('button', {name: /^Run step/})).toHaveCount(1);
  expect(loaded.filter((url) => url.includes('api-sandbox'))).toEqual([]);
  for (const step of [3, 4, 5]) await runNext(page, step, 3);
  const users = page.getByRole('region', {name: 'Users in the sandbox'});
  await expect(users).toContainText('Noor Haddad');
  for (const step of [6, 7, 8, 9]) await runNext(page, step, 3);
  await expect(runOf(page).getByRole('status').nth(5)).toContainText('412');
  await expect(users).not.toContainText('Noor Haddad');
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(runOf(page).getByRole('button', {name: 'Run step 3:'})).toBeEnabled();
});

test('the steps of the quick start have the numbers of its sections', async ({page}) => {
  await openPage(page, '/docs/API/quick-start');
  await expect(runOf(page).locator('ol')).toHaveAttribute('start', '3');
  const sections = await page.locator('.markdown h2').allTextContents();
  const numbers: (string | undefined)[] = [];
  for (;;) {
    const next = runOf(page).getByRole('button', {name: 'Run step'});
    if ((await next.count()) === 0) break;
    const name = (await next.getAttribute('aria-label')) ?? '';
    numbers.push(/\d+/.exec(name)?.[0]);
    await next.click();
    await expect(runOf(page).getByRole('button', {name, exact: true})).toHaveCount(0);
  }
  const wanted = sections.flatMap((title) => /^(\d+)\./.exec(title)?.[1] ?? []);
  expect(numbers).toEqual(wanted.slice(2));
});

freshTest(
  'a workflow runs by keyboard and without a network, once the sandbox is there',
  async ({page, context}) => {
    await openPage(page, WORKFLOWS);
    const first = runOf(page).getByRole('button', {name: 'Run step 1:'});
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(runOf(page).getByRole('status').first()).toContainText('As expected: 200');
    await context.setOffline(true);
    // The focus has moved on with the button.
    await expect(runOf(page).getByRole('button', {name: 'Run step 2:'})).toBeFocused();
    await page.keyboard.press('Space');
    await expect(runOf(page).getByRole('status').nth(1)).toContainText('As expected: 201');
  },
);

test('the response to a step is shown as in the console: coloured, complete, with a Copy button', async ({
  page,
}) => {
  await openPage(page, WORKFLOWS);
  await runNext(page, 1);
  const body = runOf(page).getByRole('region', {name: 'Response body'});
  await expect(body.locator('.code-name').first()).toBeVisible();
  expect(await body.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  const status = runOf(page).getByText('200 OK');
  const shape = await status.evaluate((one) => getComputedStyle(one, '::before').clipPath);
  expect(shape).toContain('polygon');
  const copy = runOf(page).getByRole('button', {name: 'Copy the body'});
  await copy.click();
  await expect(copy).toHaveText('Copied');
  expect(JSON.parse(await readClipboard(page))).toHaveProperty('items');
});

test('a sandbox that fails to load is requested again', async ({page}) => {
  await page.route('**/*api-sandbox*', (route) => route.abort());
  await openPage(page, WORKFLOWS);
  const first = runOf(page).getByRole('button', {name: 'Run step 1:'});
  await first.click();
  await expect(page.getByRole('alert')).toContainText('did not load');
  await page.unroute('**/*api-sandbox*');
  await first.click();
  await expect(runOf(page).getByRole('status').first()).toContainText('As expected: 200');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a workflow that was run is accessible to axe', async ({page}) => {
  await openPage(page, WORKFLOWS);
  await runNext(page, 1);
  expect(await findFaultsInAll(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a workflow is a list of requests, without buttons that do nothing', async ({page}) => {
    await page.goto(WORKFLOWS);
    await expect(runOf(page).getByRole('listitem').first()).toContainText('GET /users');
    await expect(runOf(page).getByRole('button')).toHaveCount(0);
  });
});

for (const name of ['no-such-request', 'constructor', '__proto__', 'toString']) {
  test(`a URL that names no request, ${name}, opens the console without changes`, async ({
    page,
  }) => {
    await openPage(page, `${apiRoot}get-users-info?try=${name}`);
    await sendAndExpect(page, /^200 /);
  });
}

for (const [type, status] of [
  ['precondition-failed', '412'],
  ['precondition-required', '428'],
  ['rate-limited', '429'],
  ['user-not-found', '404'],
  ['insufficient-scope', '403'],
  ['authentication-required', '401'],
  ['idempotency-key-reused', '422'],
] as const) {
  test(`the errors page fills in the request that provokes ${type}`, async ({page}) => {
    await openPage(page, '/docs/API/errors');
    await page.locator(`a[href$="?try=${type}"]`).click();
    await expect(consoleOf(page)).toBeVisible();
    const send = page.getByRole('button', {name: 'Send', exact: true});
    const anyway = page.getByRole('button', {name: 'Send anyway'});
    if (type === 'precondition-required') {
      await send.click();
      await anyway.click();
      await expect(consoleOf(page)).toContainText('428');
    } else await sendAndExpect(page, new RegExp(`^${status} `));
    await expect(consoleOf(page)).toContainText(`problems/${type}`);
  });
}
