import type {Browser, Page} from '@playwright/test';

import {openPage} from './open-page';

async function readScripts(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openPage(page, url);
  await page.close();
  return scripts;
}

export const readPrefetched = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => (links as HTMLLinkElement[]).map(({href}) => href));

/**
 * Finds the scripts that a page needs, but none of `others`.
 *
 * @throws Error if there are none
 */
export async function findOwnScripts(
  browser: Browser,
  path: string,
  others: readonly string[],
  baseURL: string,
): Promise<string[]> {
  const known = await Promise.all(others.map((other) => readScripts(browser, baseURL + other)));
  const scripts = await readScripts(browser, baseURL + path);
  const own = scripts.filter((script) => !known.flat().includes(script));
  if (own.length === 0) throw new Error(`${path} has no script of its own`);
  return own;
}
