import type {PageSandbox} from './page-sandbox';

/** Opened once for each API: what happens in one is seen on all its pages. */
const sandboxes = new Map<string, Promise<PageSandbox | undefined>>();

/** The console works without a sandbox: one that cannot be loaded is none, until it is wanted again. */
async function loadSandbox(api: string, baseUrl: string): Promise<PageSandbox | undefined> {
  try {
    const {default: openSandbox} = await import(
      /* webpackChunkName: "on-demand-api-sandbox" */ '@theme/ApiSandbox'
    );
    return await openSandbox(api, baseUrl);
  } catch {
    sandboxes.delete(api);
    return undefined;
  }
}

/**
 * The sandbox of an API, loaded when it is first wanted.
 *
 * @param api the folder of the API's pages
 * @param baseUrl of the site, with a slash at its end
 * @returns nothing where it cannot be loaded
 */
export function findSandbox(api: string, baseUrl: string): Promise<PageSandbox | undefined> {
  const known = sandboxes.get(api) ?? loadSandbox(api, baseUrl);
  sandboxes.set(api, known);
  return known;
}
