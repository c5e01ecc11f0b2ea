import type {Page} from '@playwright/test';

import {openPages} from './open-pages';

/** Returns true if an attack of `toHostile` has run, or is about to. */
const isHit = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'ran' in globalThis || document.querySelector('img[src="x"]') !== null);

/**
 * Opens pages in a browser, one after the other.
 *
 * @param dir a build
 * @param routes of pages, from its root
 * @returns the addresses of those where an attack has run
 */
export async function findRun(dir: string, routes: readonly string[]): Promise<readonly string[]> {
  const hit: string[] = [];
  await openPages(
    dir,
    routes,
    () => undefined,
    async (page) => {
      if (await isHit(page)) hit.push(page.url());
    },
  );
  return hit;
}
