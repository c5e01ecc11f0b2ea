import type {PageSandbox} from './page-sandbox';

export {default as Answer} from './parts/answer';
export {readResponse, type ReceivedResponse} from './response';
export type {PageSandbox, PreparedInput, SandboxTable} from './page-sandbox';
export {default as SandboxRecords} from './parts/sandbox-records';

/** One sandbox for each API, so that all pages of the API share its state. */
const sandboxes = new Map<string, Promise<PageSandbox | undefined>>();

const loadSandbox = (api: string, baseUrl: string): Promise<PageSandbox | undefined> =>
  import(/* webpackChunkName: "on-demand-api-sandbox" */ '@theme/ApiSandbox')
    .then(({default: openSandbox}) => openSandbox(api, baseUrl))
    .catch((error: unknown) => {
      // Lets the next call try again.
      sandboxes.delete(api);
      throw error;
    });

/** Loads the sandbox of an API on first use; undefined if the API has none. Throws if loading fails. */
export function findSandbox(api: string, baseUrl: string): Promise<PageSandbox | undefined> {
  const known = sandboxes.get(api) ?? loadSandbox(api, baseUrl);
  sandboxes.set(api, known);
  return known;
}
