import {type OpenForQuery, openSearch} from '@openapi-portal/site-search/engine';

import {type ApiRoute, isUnreadable, openContracts, type OpenedApi} from './contracts';
import {openOnce} from './open-once';
import {Pages} from './pages';
import {SiteFiles} from './site-files';
import {quote} from './throw-not-found';

/** The data about a site that the server needs at its start. Everything else is read from the site's files. */
export interface SiteDescription {
  readonly name: string;
  /** Base URL of the site, with leading and trailing slash. */
  readonly baseUrl: string;
  readonly apis: readonly ApiRoute[];
  /** True if assistants may follow the skills of the site. */
  readonly isTrusted?: boolean;
}

/** Maximum number of characters of all files of one kind, because the files stay in memory. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

/** Maximum milliseconds to read all files of one kind, because a site can delay each file almost to its timeout. */
const TIMEOUT = 60_000;

/**
 * Creates a function that starts to read files of one kind. Reading throws beyond the limits of time and total size,
 * and if a file is read twice, because each copy would need memory.
 */
function limitTotal(files: SiteFiles, kind: string): () => (file: string) => Promise<string> {
  const lengths = new Map<string, number>();
  return () => {
    const end = performance.now() + TIMEOUT;
    const seen = new Set<string>();
    return async (file) => {
      if (seen.size === seen.add(file).size)
        throw new Error(
          `The site refers to ${quote(file)} twice. Build and publish the site again`,
        );
      if (performance.now() > end)
        throw new Error(
          `The ${kind} of the site did not arrive in ${TIMEOUT / 1000} seconds: try again`,
        );
      const text = await files.require(file);
      lengths.set(file, text.length);
      const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
      if (total > MOST_CHARACTERS)
        throw new Error(
          `The ${kind} of the site have more than 64 MiB in total, the limit of this program`,
        );
      return text;
    };
  };
}

/**
 * Opens a published site for the tools of an MCP server. Contracts and search indexes are opened when a tool
 * first needs them.
 *
 * @throws Error if there is no site at this location
 */
export async function openSite(location: string, {baseUrl, apis}: SiteDescription) {
  const files = new SiteFiles(location);
  await files.check();
  const startContracts = limitTotal(files, 'contracts');
  const startIndexes = limitTotal(files, 'search indexes');
  return {
    files,
    pages: new Pages(files, baseUrl),
    openContracts: openOnce<readonly OpenedApi[]>(
      (before) => openContracts(startContracts(), apis, before),
      (opened) => !opened.some(isUnreadable),
    ),
    openSearch: openOnce<OpenForQuery>(() => openSearch(startIndexes())),
  };
}

export type OpenedSite = Awaited<ReturnType<typeof openSite>>;
