import {expect, type Page} from '@playwright/test';

import {readClipboard} from './clipboard';
import {heading, openPage} from './open-page';
import {test as freshTest} from './policy';
import {test} from './reader';
import {apiRoot} from './routes';

const RISKS = '/docs/system-modules/risks';

test('prose is in the HTML of the page, and no script contains a copy', async ({page, request}) => {
  await openPage(page, RISKS);
  const sentence = await page
    .locator('[data-island="default/system-modules/risks"] p')
    .first()
    .innerText();
  expect(sentence.length).toBeGreaterThan(40);
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const texts = await Promise.all(
    addresses.map(async (address) => (await request.get(address)).text()),
  );
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes(sentence.slice(0, 40)))).toEqual([]);
});

test('a link in prose opens the page without reloading the site', async ({page}) => {
  await openPage(page, RISKS);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page.locator('[data-island] a[href="/docs/system-modules/company"]').first().click();
  await expect(heading(page)).toHaveText('Company');
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
  await page.goBack();
  await expect(heading(page)).toHaveText('Risks');
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
});

test('prose that cannot be loaded shows a message, and appears after a retry', async ({page}) => {
  let isOffline = true;
  await page.route('**/docs/system-modules/company{,/}', (route) =>
    isOffline && route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await openPage(page, RISKS);
  await page.locator('[data-island] a[href="/docs/system-modules/company"]').first().click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  isOffline = false;
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(heading(page)).toHaveText('Company');
});

test('a code block is copied, with a confirmation', async ({page}) => {
  await openPage(page, '/docs/API/quick-start');
  const block = page.locator('[data-island] div:has(> pre)').first();
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(block.getByRole('button')).toHaveText('Copied');
  const copied = await readClipboard(page);
  expect(copied).toBe((await block.locator('pre').innerText()).replace(/\n$/, ''));
});

freshTest('a copy button without clipboard shows a message', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true}),
  );
  await openPage(page, '/docs/API/quick-start');
  const block = page.locator('[data-island] div:has(> pre)').first();
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(block.getByRole('button')).toHaveText('Not copied');
  await expect(page.locator('.announcement')).toHaveText('Not copied');
});

for (const route of [RISKS, '/blog/welcome', `${apiRoot}create-user`]) {
  test(`a URL with a stray per cent sign shows ${route}`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await openPage(page, `${route}#50%`);
    await expect(page.locator('[data-island]').first()).toBeVisible();
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a page that is already loading is not requested again', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
  });
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/docs/system-modules/company', async (route) => {
    if (route.request().resourceType() === 'fetch') await held;
    await route.continue();
  });
  await openPage(page, RISKS);
  const link = page.locator('[data-island] a[href="/docs/system-modules/company"]').first();
  await link.hover();
  await expect.poll(() => asked).toEqual(['/docs/system-modules/company']);
  await link.click();
  answer();
  await expect(heading(page)).toHaveText('Company');
  expect(asked).toEqual(['/docs/system-modules/company']);
});

test('a link within the page requests no page', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url());
  });
  await openPage(page, RISKS);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link').first().focus();
  const next = page.locator('.pagination-nav__link--next');
  const address = (await next.getAttribute('href')) ?? '';
  await next.focus();
  await expect.poll(() => asked.map((url) => new URL(url).pathname)).toEqual([address]);
});

/** Opens a page, and returns the URL of its script that contains a text. The last scripts load after the page. */
async function findFile(page: Page, route: string, text: string): Promise<string> {
  const files: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    if ((await response.text()).includes(text)) files.push(response.url());
  });
  await openPage(page, route);
  await expect.poll(() => files).toHaveLength(1);
  page.removeAllListeners('response');
  return files.join('');
}

test('an interactive part becomes active when its file arrives late', async ({page}) => {
  const own = await findFile(page, '/blog/mdx-blog-post', 'risk-appetite');
  let isOffline = true;
  await page.route(own, (route) => (isOffline ? route.abort() : route.continue()));
  await openPage(page, '/blog/mdx-blog-post');
  await expect(page.getByText('5 × 4 = 20, critical.')).toBeVisible();
  isOffline = false;
  const choice = page.getByLabel('Likelihood', {exact: true});
  await choice.focus();
  await expect(async () => {
    await choice.selectOption('2');
    await expect(page.getByText('2 × 4 = 8, moderate.')).toBeVisible({timeout: 500});
  }).toPass();
});
