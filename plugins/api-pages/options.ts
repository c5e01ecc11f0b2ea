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
