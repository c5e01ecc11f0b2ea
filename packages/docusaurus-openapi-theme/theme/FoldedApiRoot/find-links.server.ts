import fs from 'node:fs';

import {withoutSlash} from '@openapi-portal/static-pages/formats';

import {type CategoryLinks, listByPage} from '../../sidebar-links';
import type {FindLinks} from './find-links';

/** Absolute path of the file with the links removed from the sidebars. `DefinePlugin` replaces this name. */
declare const SIDEBAR_LINKS: string;

let known: ReadonlyMap<string, CategoryLinks> | undefined;

/** Reads the file when the first page is rendered, so that the server bundle does not contain it. */
export const findLinks: FindLinks = (path) => {
  known ??= listByPage(JSON.parse(fs.readFileSync(SIDEBAR_LINKS, 'utf8')) as CategoryLinks);
  return known.get(withoutSlash(path)) ?? {};
};
