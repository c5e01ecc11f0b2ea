import type {Browser, Page, Request} from '@playwright/test';

import {waitUntilAlive} from './open-page';

/** Transfers of a visit with an empty cache. Sizes are in bytes, including headers. */
export interface Load {
  readonly needed: readonly Transfer[];
  /** Prefetched files. */
  readonly ahead: readonly Transfer[];
  /** Sum of the layout shifts without user input, rounded to three digits. */
  readonly layoutShift: number;
}

export interface Transfer {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

/** Milliseconds without a new request after which loading counts as finished. */
const SILENCE = 300;

interface ShiftWindow {
  layoutShift?: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

function observeShifts(): void {
  const state = globalThis as ShiftWindow;
  state.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!entry.hadRecentInput) state.layoutShift = (state.layoutShift ?? 0) + entry.value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

const isAhead = (request: Request): boolean =>
  request.headers()['sec-purpose']?.startsWith('prefetch') === true ||
  (request.resourceType() === 'other' && request.url().endsWith('.js'));

async function toTransfer(request: Request): Promise<Transfer> {
  const {responseBodySize, responseHeadersSize} = await request.sizes();
  return {
    url: request.url(),
    type: request.resourceType(),
    bytes: responseBodySize + responseHeadersSize,
  };
}

/** Emulates a slow mobile network, so that the page arrives in pieces. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  });
}

/**
 * Budgets apply to gzip, which every host supports. The service worker is enabled, because it must not delay the page.
 */
const READER = {extraHTTPHeaders: {'Accept-Encoding': 'gzip'}, serviceWorkers: 'allow'} as const;

/**
 * Visits a page with an empty cache and waits until the network is idle.
 *
 * @param isSlow true to emulate a slow network, on which nothing is prefetched
 */
export async function measureLoad(browser: Browser, url: string, isSlow = false): Promise<Load> {
  const page = await browser.newPage(READER);
  if (isSlow) await slowDown(page);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request);
  });
  await page.addInitScript(observeShifts);
  await page.goto(url);
  await waitUntilAlive(page);
  let seen = -1;
  while (seen !== requests.length) {
    seen = requests.length;
    await page.waitForTimeout(SILENCE);
  }
  const shift = await page.evaluate(() => (globalThis as ShiftWindow).layoutShift ?? 0);
  const needed = await Promise.all(requests.filter((r) => !isAhead(r)).map(toTransfer));
  const ahead = await Promise.all(requests.filter(isAhead).map(toTransfer));
  await page.close();
  // Sub-pixel rounding varies with the load of the machine. Reports have three digits, and smaller shifts are
  // invisible.
  return {needed, ahead, layoutShift: Number(shift.toFixed(3))};
}

export const sumBytes = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, {bytes}) => sum + bytes, 0);
