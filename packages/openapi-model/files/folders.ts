import path from 'node:path';

import type {Api} from '../api';

/** Folder with the names in each API that prose can mention, relative to the site. */
export const NAMES_DIR = '.docusaurus/api-names';

/** File with the site's APIs in configured order, relative to the site. */
export const APIS_FILE = '.docusaurus/apis.json';

/** Folder with the sidebar of each API, relative to the site. Only sidebars that change are rewritten. */
export const SIDEBARS_DIR = '.docusaurus/api-sidebars';

export const toContractPath = (
  {route}: Pick<Api, 'route'>,
  format: 'yaml' | 'json' = 'yaml',
): string => `${route}/openapi.${format}`;

export const toPagesFolder = ({route, folder}: Pick<Api, 'route' | 'folder'>): string =>
  folder ?? path.posix.basename(route);

export const toConsolePath = (api: Pick<Api, 'route' | 'folder'>): string =>
  `api-console/${toPagesFolder(api)}`;

export const toPreviewPath = (api: Pick<Api, 'route' | 'folder'>): string =>
  `api-preview/${toPagesFolder(api)}`;

/** Returns the file with the contract in the form that docusaurus-plugin-openapi-docs reads, relative to the site. */
export const toPreparedPath = (apiId: string): string => `.cache/contracts/${apiId}.json`;
