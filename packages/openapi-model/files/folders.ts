import path from 'node:path';

import type {Api} from '../api';

/** Folder, relative to the site, of what prose can name of each API. */
export const NAMES_DIR = '.docusaurus/api-names';

/** File, relative to the site, with the APIs in the order of the configuration, for what is read beside it. */
export const APIS_FILE = '.docusaurus/apis.json';

/** Folder, relative to the site, of the sidebars of APIs: a file is touched only where its sidebar changes. */
export const SIDEBARS_DIR = '.docusaurus/api-sidebars';

/** Where the contract of an API is served, from the site's root. */
export const toContractPath = (
  {route}: Pick<Api, 'route'>,
  format: 'yaml' | 'json' = 'yaml',
): string => `${route}/openapi.${format}`;

/** The folder of an API's pages in that of their docs: a segment of their addresses, unless the API says another. */
export const toPagesFolder = ({route, folder}: Pick<Api, 'route' | 'folder'>): string =>
  folder ?? path.posix.basename(route);

/** Where the models of an API's request consoles are served, from the site's root. */
export const toConsolePath = (api: Pick<Api, 'route' | 'folder'>): string =>
  `api-console/${toPagesFolder(api)}`;

/** Where the contract of an API stands as docusaurus-plugin-openapi-docs takes it, relative to the site. */
export const toPreparedPath = (apiId: string): string => `.cache/contracts/${apiId}.json`;
