import type {Page} from '@playwright/test';

import {openPages} from './open-pages';

/** Returns true if an attack of `toHostile` has run or will run. */
const isHit = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'ran' in globalThis || document.querySelector('img[src="x"]') !== null);

/**
 * Opens pages in a browser, one after another.
 *
 * @param dir path of the build
 * @param routes routes of pages, relative to the build
 * @returns the URLs of pages on which an attack has run
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
