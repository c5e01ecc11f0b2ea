import {type LoadedIndex, openIndexes} from '@openapi-portal/site-search/engine';

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
  const pages = new Pages(files, baseUrl);
  let contracts: Promise<readonly PublishedApi[]> | undefined;
  let search: Promise<readonly LoadedIndex[]> | undefined;
  return {
    pages,
    openContracts: () => (contracts ??= openContracts(files, apis)),
    openSearch: () => (search ??= openIndexes((file) => files.require(file))),
  };
}

export type OpenedSite = Awaited<ReturnType<typeof openSite>>;
