import {type Browser, chromium, type Page} from '@playwright/test';

import {findBrowser} from '../../scripts/find-browser';
import {listen} from '../../scripts/listen';
import {createSiteServer} from '../../scripts/serve-site';

/** Whether an attack of `toHostile` has run, or is on its way. */
const isHit = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'ran' in globalThis || document.querySelector('img[src="x"]') !== null);

async function findHit(browser: Browser, addresses: readonly string[]): Promise<readonly string[]> {
  const page = await browser.newPage();
  const hit: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    if (await isHit(page)) hit.push(address);
  }
  return hit;
}

/**
 * Opens pages in a browser, one after the other.
 *
 * @param dir a build
 * @param paths of pages, without a slash at the beginning
 * @returns the addresses of those where an attack has run
 */
export async function findRun(dir: string, paths: readonly string[]): Promise<readonly string[]> {
  const server = createSiteServer(dir);
  const origin = await listen(server, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    return await findHit(
      browser,
      paths.map((path) => `${origin}/${path}`),
    );
  } finally {
    await browser.close();
    server.close();
  }
}
