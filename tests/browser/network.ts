import type {Page, Route} from '@playwright/test';

const FILES = '**/assets/js/**';

/** Blocks requests for some files until the returned function is called. */
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
  /** Makes all requests for scripts fail, including prefetches. */
  readonly cut: () => void;
  /** Delays requests for scripts until `restore` is called. */
  readonly hold: () => void;
  /** Continues all requests, including delayed ones. */
  readonly restore: () => Promise<void>;
}

export async function controlNetwork(page: Page): Promise<Network> {
  let state: 'open' | 'cut' | 'held' = 'open';
  let waiting: Route[] = [];
  await page.route(FILES, async (route) => {
    // Prefetches always fail, because prefetched scripts would be available without a network.
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
