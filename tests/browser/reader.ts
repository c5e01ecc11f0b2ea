import type {Browser, BrowserContextOptions, Page} from '@playwright/test';

import {test as base} from './policy';

interface Readers {
  /** Returns the page that the tests of a worker with these options share one after another. */
  readonly lend: (options: BrowserContextOptions) => Promise<Page>;
  /** A shared page with the width of a phone. Data saving is on, so that Docusaurus does not prefetch. */
  readonly narrowReader: Page;
  readonly touchReader: Page;
}

type Use = (page: Page) => Promise<void>;

const saveData = `Object.defineProperty(navigator, 'connection', {
  value: {saveData: true, effectiveType: '4g'},
})`;

const telephone = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};

async function lendPage(
  browser: Browser,
  options: BrowserContextOptions,
  use: Use,
  script = '',
): Promise<void> {
  const page = await browser.newPage(options);
  await page.addInitScript(script);
  await use(page);
  await page.close();
}

/** Removes what a test has changed, except scripts that were added with `addInitScript`. */
async function restore(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  page.removeAllListeners();
  await context.setOffline(false);
  await context.clearCookies();
  await page.evaluate(() => {
    // A page that was never opened has no storage.
    if (location.href === 'about:blank') return;
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.emulateMedia({media: null, colorScheme: null, reducedMotion: null});
  await page.goto('about:blank');
}

const scope = {scope: 'worker'} as const;

/**
 * A test whose `page` is shared by all tests of a worker with the same options: its browser has the scripts of the site
 * in its cache, so it opens a page in half the time. Tests that add scripts or set the clock need `test` of
 * `./policy`, which has a new page.
 */
export const test = base.extend<object, Readers>({
  lend: [
    async ({browser}, use) => {
      const pages = new Map<string, Page>();
      await use(async (options) => {
        const key = JSON.stringify(options);
        // A page of `browser.newPage` is the only one of its context.
        const page = pages.get(key) ?? (await (await browser.newContext(options)).newPage());
        pages.set(key, page);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    scope,
  ],
  page: async ({lend, baseURL, viewport, javaScriptEnabled, isMobile, hasTouch}, use) => {
    const page = await lend({baseURL, javaScriptEnabled, isMobile, hasTouch});
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await restore(page);
  },
  context: ({page}, use) => use(page.context()),
  narrowReader: [
    (
      {browser},
      use,
      {
        project: {
          use: {baseURL},
        },
      },
    ) => lendPage(browser, {baseURL, viewport: {width: 390, height: 800}}, use, saveData),
    scope,
  ],
  touchReader: [
    (
      {browser},
      use,
      {
        project: {
          use: {baseURL},
        },
      },
    ) => lendPage(browser, {baseURL, ...telephone}, use, saveData),
    scope,
  ],
});
