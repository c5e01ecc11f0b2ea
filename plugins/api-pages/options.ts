import type {Api} from '../../config/apis';

/** Options of the plugin, which is used once per API. */
export interface Options {
  /** The id of the API, which is that of its docs instance. */
  readonly id: string;
  readonly api: Api;
}

/** Folder, relative to the site, below which each API has a folder of generated pages. */
export const PAGES_DIR = '.docusaurus/api-pages';

/** Where the pages of an API are published, without slashes at either end. */
export const toRouteBasePath = ({id}: Api): string => `docs/API/${id}`;

/** Folder, relative to the site, of the islands that these pages show. */
export const ISLANDS_DIR = '.docusaurus/api-islands';

/** Folder, relative to the site, of what prose can name of each API. */
export const NAMES_DIR = '.docusaurus/api-names';

/** Folder, relative to the site, of files that are served as they are. */
export const STATIC_DIR = '.docusaurus/api-static';

/** Where the models of an API's request consoles are served, from the site's root. */
export const toConsolePath = (apiId: string): string => `api-console/${apiId}`;
