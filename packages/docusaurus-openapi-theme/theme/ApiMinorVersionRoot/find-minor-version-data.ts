import {findIsland} from '@openapi-portal/static-pages/client';

import {type MinorVersionData, MINOR_VERSION, parseMinorVersion} from './minor-version';

/** Returns the data of a page of an older minor version, by its path and the name of its island. */
export type FindMinorVersionData = (path: string, name: string) => MinorVersionData | undefined;

/** In the browser, the data is in the served HTML, or in the HTML of a fetched page. */
export const findMinorVersionData: FindMinorVersionData = (path) =>
  parseMinorVersion(findIsland(MINOR_VERSION, path)?.data.minorVersion);
