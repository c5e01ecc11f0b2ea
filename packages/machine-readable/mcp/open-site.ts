import {type OpenForQuery, openSearch} from '@openapi-portal/site-search/engine';

import {type ApiRoute, openContracts, type PublishedApi} from './contracts';
import {Pages} from './pages';
import {SiteFiles} from './site-files';

/** What a server has to know of a site; all else it reads. */
export interface SiteDescription {
  /** What the site is called. */
  readonly name: string;
  /** Where the site stands on its host, with slashes around. */
  readonly baseUrl: string;
  readonly apis: readonly ApiRoute[];
}

/** Characters of all files of one kind, which stay in memory. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

/** Makes a reader of files that all together may not be too large. */
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
 * What the tools of a server of the Model Context Protocol ask of a published site. Nothing is read before the first
 * question but what says that the site is there.
 *
 * @param location path of the folder of a build, or the address of the site with its base URL
 * @throws Error with the remedy where no site is there
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
