import {expect} from '@playwright/test';

import {findHeaviest} from '../heaviest-pages';
import {type Load, measureLoad, sumBytes} from './measure-load';
import {openPage} from './open-page';
import {test} from './policy';
import {apiRoot} from './routes';

const KB = 1000;

const BUILD = 'build';

const isProse = (route: string): boolean => !route.includes('Ciso-API');

const proseRoutes = [
  ...new Set([
    '/',
    '/blog',
    '/blog/long-blog-post',
    '/docs/API/',
    ...findHeaviest(BUILD, 6, isProse),
  ]),
];

const heaviestApiRoutes = [
  apiRoot,
  `${apiRoot}create-user`,
  `${apiRoot}update-user-info`,
  `${apiRoot}get-users-info`,
];

function expectLight({needed, ahead, layoutShift}: Load, limit: number): void {
  const stylesheets = needed.filter(({type}) => type === 'stylesheet');
  const fonts = needed.filter(({type}) => type === 'font');
  expect(sumBytes(fonts)).toBeLessThanOrEqual(40 * KB);
  expect(sumBytes(needed) - sumBytes(fonts)).toBeLessThanOrEqual(limit);
  expect(needed.length).toBeLessThanOrEqual(20);
  expect(sumBytes(stylesheets)).toBeLessThanOrEqual(18 * KB);
  expect(sumBytes(ahead)).toBeLessThanOrEqual(40 * KB);
  // Transfers from the cache have a size of 0 bytes.
  const urls = [...needed, ...ahead].filter(({bytes}) => bytes > 0).map(({url}) => url);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  expect(layoutShift).toBe(0);
}

for (const route of proseRoutes) {
  test(`${route} weighs at most 168.6 KB, and nothing on it shifts`, async ({browser, baseURL}) => {
    expectLight(await measureLoad(browser, `${baseURL}${route}`), 168.6 * KB);
  });
}

for (const route of heaviestApiRoutes) {
  test(`${route} weighs at most 180.6 KB, and nothing on it shifts`, async ({browser, baseURL}) => {
    expectLight(await measureLoad(browser, `${baseURL}${route}`), 180.6 * KB);
  });
}

test('opening the console costs at most 30 KB, with its sandbox 60 KB, and nothing before', async ({
  page,
}) => {
  const finished: {url: string; bytes: Promise<number>}[] = [];
  page.on('requestfinished', (request) => {
    const bytes = request
      .sizes()
      .then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize);
    finished.push({url: request.url(), bytes});
  });
  await openPage(page, `${apiRoot}create-user`);
  // Waits for the page's own requests, which must not be counted for the console.
  await page.waitForLoadState('networkidle');
  expect(finished.map(({url}) => url).filter((url) => url.includes('api-console'))).toEqual([]);
  const before = finished.length;
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(page.getByRole('region', {name: /^Try it/})).toBeVisible();
  const opened = await Promise.all(
    finished.slice(before).map(async ({url, bytes}) => ({url, bytes: await bytes})),
  );
  const sum = (part: string): number =>
    opened.filter(({url}) => url.includes(part)).reduce((all, {bytes}) => all + bytes, 0);
  expect(sum('api-sandbox')).toBeGreaterThan(0);
  expect(sum('api-console')).toBeGreaterThan(0);
  expect(sum('api-console')).toBeLessThanOrEqual(30 * KB);
  expect(sum('')).toBeLessThanOrEqual(60 * KB);
});

test('nothing shifts while the longest table loads over a slow network', async ({
  browser,
  baseURL,
}) => {
  const address = `${baseURL}/docs/introduction/definitions`;
  expect((await measureLoad(browser, address, true)).layoutShift).toBe(0);
});
