import {startLocally} from '@openapi-portal/reports/testing/server';
import {type Browser, chromium, type Page} from '@playwright/test';

import {findBrowser} from '../../scripts/find-browser';
import {createSiteServer} from '../../scripts/serve-site';

/** Serves a build and starts a browser while `use` runs. */
export async function browse(
  dir: string,
  use: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const {origin, close} = await startLocally(createSiteServer(dir));
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    await use(browser, origin);
  } finally {
    await browser.close();
    await close();
  }
}

/**
 * Serves a build and opens pages one after another, until each is hydrated.
 *
 * @param dir path of the build
 * @param routes routes of pages, relative to the build
 * @param prepare called before the first page is opened
 * @param look called for each page
 */
export const openPages = (
  dir: string,
  routes: readonly string[],
  prepare?: (page: Page) => void,
  look?: (page: Page) => Promise<void>,
): Promise<void> =>
  browse(dir, async (browser, origin) => {
    const page = await browser.newPage();
    prepare?.(page);
    for (const route of routes) {
      await page.goto(new URL(route, origin).href);
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await look?.(page);
    }
  });
