import {findIsland} from '@openapi-portal/static-pages/client';

import {type CategoryLinks, parseLinks} from '../../../sidebar-links';

/** The island of a page that has them. */
export const LINKS = 'sidebar-links';

/** Finds the links of the categories that a page stands in; the build puts another of these modules where there are any. */
export type FindLinks = (path: string) => CategoryLinks;

/** Readers have them in the page that they were served, or that was fetched. */
export const findLinks: FindLinks = (path) => parseLinks(findIsland(LINKS, path)?.data.links);
