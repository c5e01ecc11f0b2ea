import {type OpenForQuery, openSearch} from '@openapi-portal/site-search/engine';

import {type ApiRoute, isRefused, openContracts, type OpenedApi} from './contracts';
import {Pages} from './pages';
import {SiteFiles} from './site-files';

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

/** Creates a function that reads files and throws once their total size exceeds the limit. */
function limitTotal(files: SiteFiles, kind: string): (file: string) => Promise<string> {
  const lengths = new Map<string, number>();
  return async (file) => {
    const text = await files.require(file);
    lengths.set(file, text.length);
    const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
    if (total > MOST_CHARACTERS)
      throw new Error(
        `The ${kind} of the site have more than 64 MiB in total, the limit of this program`,
      );
    return text;
  };
}

/**
 * Creates a function that opens a resource on the first call and returns it on later calls. If opening fails,
 * the next call tries again.
 *
 * @param isWhole returns false for a result that the next call should complete
 */
function openOnce<Opened>(
  open: (before?: Opened) => Promise<Opened>,
  isWhole: (opened: Opened) => boolean = () => true,
): () => Promise<Opened> {
  let before: Opened | undefined;
  let opening: Promise<Opened> | undefined;
  return () => {
    opening ??= open(before).then(
      (opened) => {
        before = opened;
        if (!isWhole(opened)) opening = undefined;
        return opened;
      },
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
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
  const readContract = limitTotal(files, 'contracts');
  return {
    files,
    pages: new Pages(files, baseUrl),
    openContracts: openOnce<readonly OpenedApi[]>(
      (before) => openContracts(readContract, apis, before),
      (opened) => !opened.some(isRefused),
    ),
    openSearch: openOnce<OpenForQuery>(() => openSearch(limitTotal(files, 'search indexes'))),
  };
}

export type OpenedSite = Awaited<ReturnType<typeof openSite>>;
