import {findIsland} from '@openapi-portal/static-pages/client';

import {type Line, LINE, parseLine} from './line';

/** Returns the data of a page of an older minor version, by its path and the name of its island. */
export type FindLine = (path: string, name: string) => Line | undefined;

/** In the browser, the data is in the served HTML, or in the HTML of a fetched page. */
export const findLine: FindLine = (path) => parseLine(findIsland(LINE, path)?.data.line);
