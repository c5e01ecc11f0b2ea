import type {Page, Route} from '@playwright/test';

/** Scripts that load after the site's main script. */
const FILES = '**/assets/js/**';

/** Keeps requests for some files waiting, until what it returns lets them go. */
export async function holdRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

export interface Network {
  /** Lets no file through any more: requests fail, prefetching too. */
  readonly cut: () => void;
  /** Keeps requests for files waiting. */
  readonly hold: () => void;
  /** Answers again, also what was kept waiting. */
  readonly restore: () => Promise<void>;
}

/** Puts the network between a page and its scripts under the test's control. */
export async function controlNetwork(page: Page): Promise<Network> {
  let state: 'open' | 'cut' | 'held' = 'open';
  let waiting: Route[] = [];
  await page.route(FILES, async (route) => {
    // Prefetched files would be available regardless of the network.
    const isPrefetch = route.request().resourceType() !== 'script';
    if (state === 'cut' || isPrefetch) await route.abort('internetdisconnected');
    else if (state === 'held') waiting.push(route);
    else await route.continue();
  });
  return {
    cut: () => (state = 'cut'),
    hold: () => (state = 'held'),
    restore: async () => {
      state = 'open';
      const held = waiting;
      waiting = [];
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
