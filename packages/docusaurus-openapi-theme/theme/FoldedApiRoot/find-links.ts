import {findIsland} from '@openapi-portal/static-pages/client';

import {type CategoryLinks, parseLinks} from '../../sidebar-links';
import {LINKS} from './load-links';

/** Finds the links of the categories of a page, by its path. */
export type FindLinks = (path: string) => CategoryLinks;

/** Readers have them in the page that they were served, or that was fetched. */
export const findLinks: FindLinks = (path) => parseLinks(findIsland(LINKS, path)?.data.links);
