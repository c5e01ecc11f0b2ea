import {findIsland} from '@openapi-portal/static-pages/client';

import {type Line, LINE, parseLine} from './line';

/**
 * Finds what a page of an older line brings in addition to its content.
 *
 * @param path of the page
 * @param name of the page's island, whose first segment is the name of the line's sidebar
 */
export type FindLine = (path: string, name: string) => Line | undefined;

/** Readers have it in the page that they were served, or that was fetched. */
export const findLine: FindLine = (path) => parseLine(findIsland(LINE, path)?.data.line);
