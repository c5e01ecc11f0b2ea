import type {PageSandbox} from './page-sandbox';

/** Opened once for each API: what happens in one is seen on all its pages. */
const sandboxes = new Map<string, Promise<PageSandbox | undefined>>();

const loadSandbox = (api: string, baseUrl: string): Promise<PageSandbox | undefined> =>
  import(/* webpackChunkName: "on-demand-api-sandbox" */ '@theme/ApiSandbox')
    .then(({default: openSandbox}) => openSandbox(api, baseUrl))
    .catch((error: unknown) => {
      // The next call loads it again.
      sandboxes.delete(api);
      throw error;
    });

/**
 * Loads the sandbox of an API on first use.
 *
 * @param api the folder of the API's pages
 * @param baseUrl of the site, with a slash at its end
 * @returns undefined if the API has no sandbox
 * @throws Error if it cannot be loaded: the console works without it
 */
export function findSandbox(api: string, baseUrl: string): Promise<PageSandbox | undefined> {
  const known = sandboxes.get(api) ?? loadSandbox(api, baseUrl);
  sandboxes.set(api, known);
  return known;
}
