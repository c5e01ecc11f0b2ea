import fs from 'node:fs';

import {withoutSlash} from '@openapi-portal/static-pages/formats';

import {type CategoryLinks, listByPage} from '../../sidebar-links';
import type {FindLinks} from './find-links';

/** Absolute path of the links that are in no sidebar; the bundler puts it here. */
declare const SIDEBAR_LINKS: string;

let known: ReadonlyMap<string, CategoryLinks> | undefined;

/** Reads them when the first page is printed, so that no bundle has to hold them all. */
export const findLinks: FindLinks = (path) => {
  known ??= listByPage(JSON.parse(fs.readFileSync(SIDEBAR_LINKS, 'utf8')) as CategoryLinks);
  return known.get(withoutSlash(path)) ?? {};
};
