import {findIsland} from '@openapi-portal/static-pages/client';

import {type CategoryLinks, parseLinks} from '../../sidebar-links';
import {LINKS} from './load-links';

export type FindLinks = (path: string) => CategoryLinks;

/** In the browser, the links are in the served HTML, or in the HTML of a fetched page. */
export const findLinks: FindLinks = (path) => parseLinks(findIsland(LINKS, path)?.data.links);
