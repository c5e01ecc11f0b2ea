import {type ApiRoute, Contracts} from './contracts';
import {Pages} from './pages';
import {BuiltSearch} from './search';
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
  let contracts: Promise<Contracts> | undefined;
  let search: Promise<BuiltSearch> | undefined;
  return {
    pages,
    openContracts: () => (contracts ??= Contracts.open(files, apis)),
    openSearch: () => (search ??= BuiltSearch.open(files)),
  };
}

export type OpenedSite = Awaited<ReturnType<typeof openSite>>;
