import {type OpenForQuery, openSearch} from '@openapi-portal/site-search/engine';

import {type ApiRoute, openContracts, type PublishedApi} from './contracts';
import {Pages} from './pages';
import {SiteFiles} from './site-files';

/** The facts that a server has to be told about a site; it reads everything else from the site's files. */
export interface SiteDescription {
  /** Title of the site. */
  readonly name: string;
  /** Path of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
  readonly apis: readonly ApiRoute[];
}

/** The most characters that all files of one kind may have together, because they stay in memory. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

/** Makes a function that reads files of one kind, and throws once they are too large together. */
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

/** Makes a function that opens something at its first call, and again at the next call if that failed. */
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
 * Opens a published site for the tools of an MCP server. Until the first question, only checks that the site
 * exists.
 *
 * @param location path of the folder of a build, or the URL of the site with its base URL
 * @throws Error with the remedy if there is no site
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
