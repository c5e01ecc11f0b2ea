import {type Browser, chromium, type Page} from '@playwright/test';

import {findBrowser} from '../scripts/find-browser';
import {browserFlags} from './browser-flags';
import {observePage, type AwaitedField} from './observe-page';
import {Traffic, type Transfer} from './traffic';

export interface PageLoad {
  readonly needed: Transfer;
  readonly prefetched: Transfer;
  readonly addresses: readonly string[];
  /** Milliseconds; undefined if the field did not become visible within the time limit. */
  readonly fieldVisible: number | undefined;
  readonly blockingTime: number;
  readonly layoutShift: number;
}

/** Milliseconds without requests and long tasks after which a page counts as idle. */
const QUIET = 1500;

/** Maximum wait in milliseconds for a page to become idle. */
const LIMIT = 20_000;

/**
 * A page of another origin. Like most readers, the browser comes from another site, so it loads the measured page in a
 * new process, which it would not do after a blank page.
 */
const ELSEWHERE = 'data:text/html,<title>Elsewhere</title>';

/** Launches the browser of the browser tests, without access to other hosts. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: findBrowser(), args: [...browserFlags]});
}

async function waitForRest(page: Page, traffic: Traffic, sought?: AwaitedField): Promise<void> {
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
 * Opens a page with an empty cache from another origin, and measures until the page is idle.
 *
 * @param url URL on this machine
 * @param sought field whose visibility is awaited
 */
export async function loadPage(
  browser: Browser,
  url: string,
  sought?: AwaitedField,
): Promise<PageLoad> {
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
