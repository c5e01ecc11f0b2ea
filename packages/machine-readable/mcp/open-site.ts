import {type OpenForQuery, openSearch} from '@openapi-portal/site-search/engine';

import {type ApiRoute, openContracts, type PublishedApi} from './contracts';
import {Pages} from './pages';
import {SiteFiles} from './site-files';

/** The data about a site that the server needs at its start. Everything else is read from the site's files. */
export interface SiteDescription {
  readonly name: string;
  /** Base URL of the site, with leading and trailing slash. */
  readonly baseUrl: string;
  readonly apis: readonly ApiRoute[];
}

/** Maximum number of characters of all files of one kind, because the files stay in memory. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

/** Creates a function that reads files and throws once their total size exceeds the limit. */
function limitTotal(files: SiteFiles, kind: string): (file: string) => Promise<string> {
  let total = 0;
  return async (file) => {
    const text = await files.require(file);
    total += text.length;
    if (total > MOST_CHARACTERS)
      throw new Error(`The ${kind} of the site are larger than 64 MiB together, and are not read`);
    return text;
  };
}

/**
 * Creates a function that opens a resource on the first call and returns it on later calls. If opening fails,
 * the next call tries again.
 */
function openOnce<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

/**
 * Opens a published site for the tools of an MCP server. Contracts and search indexes are opened when a tool
 * first needs them.
 *
 * @param location folder of a build, or URL of the site including its base path
 * @throws Error if there is no site at this location
 */
export async function openSite(location: string, {baseUrl, apis}: SiteDescription) {
  const files = new SiteFiles(location);
  await files.check();
  return {
    pages: new Pages(files, baseUrl),
    openContracts: openOnce<readonly PublishedApi[]>(() =>
      openContracts(limitTotal(files, 'contracts'), apis),
    ),
    openSearch: openOnce<OpenForQuery>(() => openSearch(limitTotal(files, 'search indexes'))),
  };
}

export type OpenedSite = Awaited<ReturnType<typeof openSite>>;
