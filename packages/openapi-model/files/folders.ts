import path from 'node:path';

import type {Api} from '../api';

/** Folder, relative to the site, of what prose can name of each API. */
export const NAMES_DIR = '.docusaurus/api-names';

/** File, relative to the site, with the APIs in the order of the configuration, for what is read beside it. */
export const APIS_FILE = '.docusaurus/apis.json';

/** Folder, relative to the site, of the sidebars of APIs: a file is touched only where its sidebar changes. */
export const SIDEBARS_DIR = '.docusaurus/api-sidebars';

/** Returns the path of an API's contract, from the site's root. */
export const toContractPath = (
  {route}: Pick<Api, 'route'>,
  format: 'yaml' | 'json' = 'yaml',
): string => `${route}/openapi.${format}`;

/**
 * Returns the folder of an API's pages within that of their docs: a segment of their URLs, unless the API has
 * another.
 */
export const toPagesFolder = ({route, folder}: Pick<Api, 'route' | 'folder'>): string =>
  folder ?? path.posix.basename(route);

/** Returns the folder of an API's console models, from the site's root. */
export const toConsolePath = (api: Pick<Api, 'route' | 'folder'>): string =>
  `api-console/${toPagesFolder(api)}`;

/** Returns the path of an API's contract as docusaurus-plugin-openapi-docs reads it, relative to the site. */
export const toPreparedPath = (apiId: string): string => `.cache/contracts/${apiId}.json`;
