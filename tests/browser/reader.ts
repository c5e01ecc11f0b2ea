import type {Browser, BrowserContextOptions, Page} from '@playwright/test';

import {test as base} from './policy';

interface Readers {
  /** A page that many tests share, one after another. */
  readonly reader: Page;
  /** A shared page with the width of a phone. Data saving is on, so that Docusaurus does not prefetch. */
  readonly narrowReader: Page;
  readonly touchReader: Page;
  /** A shared page without JavaScript. */
  readonly readerWithoutScript: Page;
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

const scope = {scope: 'worker'} as const;

/** Tests that only read share a page per worker, because opening a page takes longer than most tests. */
export const test = base.extend<object, Readers>({
  reader: [
    (
      {browser},
      use,
      {
        project: {
          use: {baseURL, viewport},
        },
      },
    ) => lendPage(browser, {baseURL, viewport}, use),
    scope,
  ],
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
  readerWithoutScript: [
    (
      {browser},
      use,
      {
        project: {
          use: {baseURL, viewport},
        },
      },
    ) => lendPage(browser, {baseURL, viewport, javaScriptEnabled: false}, use),
    scope,
  ],
});
