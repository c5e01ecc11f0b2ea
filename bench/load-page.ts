import {type Browser, chromium, type Page} from '@playwright/test';

import {findBrowser} from '../scripts/find-browser';
import {browserFlags} from './browser-flags';
import {observePage, type Sought} from './observe-page';
import {Traffic, type Transfer} from './traffic';

/** The cost of one load of a page without cache. */
export interface PageLoad {
  readonly needed: Transfer;
  readonly prefetched: Transfer;
  /** The requested URLs, including prefetches. */
  readonly addresses: readonly string[];
  /** Milliseconds; undefined if the field did not become visible within the time limit. */
  readonly fieldVisible: number | undefined;
  readonly blockingTime: number;
  readonly layoutShift: number;
}

/** Milliseconds without a request or a long task after which a page is taken to be at rest. */
const QUIET = 1500;

/** Milliseconds after which a page is measured as it is. */
const LIMIT = 20_000;

/**
 * A page of another origin to start from, as most readers do. Browsers then load the measured page in a new
 * process; from a blank page they do that only if `Cross-Origin-Opener-Policy` asks for it.
 */
const ELSEWHERE = 'data:text/html,<title>Elsewhere</title>';

/** Launches the browser of the browser tests with the same flags, but without a network. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: findBrowser(), args: [...browserFlags]});
}

async function waitForRest(page: Page, traffic: Traffic, sought?: Sought): Promise<void> {
  const deadline = performance.now() + LIMIT;
  while (performance.now() < deadline) {
    const {isFieldVisible, idle} = await page.evaluate(() => ({
      isFieldVisible: window.bench.fieldVisible !== undefined,
      idle: performance.now() - window.bench.lastLongTask,
    }));
    const isShown = isFieldVisible || sought === undefined;
    if (isShown && Math.min(idle, traffic.quietFor()) > QUIET) return;
    await page.waitForTimeout(100);
  }
}

/**
 * Opens a page with nothing in the cache, coming from elsewhere, and measures until it is at rest.
 *
 * @param url address on this machine
 * @param sought the field to wait for, if any
 */
export async function loadPage(browser: Browser, url: string, sought?: Sought): Promise<PageLoad> {
  const context = await browser.newContext({viewport: {width: 1400, height: 900}});
  const page = await context.newPage();
  await page.goto(ELSEWHERE);
  const traffic = new Traffic();
  await traffic.listen(await context.newCDPSession(page));
  await page.addInitScript(observePage, sought ?? {field: '', within: ':root'});
  await page.goto(url, {waitUntil: 'load'});
  await waitForRest(page, traffic, sought);
  const {fieldVisible, blockingTime, layoutShift} = await page.evaluate(() => window.bench);
  await context.close();
  const [needed, prefetched] = [traffic.needed(), traffic.prefetched()];
  const addresses = traffic.addresses();
  return {needed, prefetched, addresses, fieldVisible, blockingTime, layoutShift};
}
