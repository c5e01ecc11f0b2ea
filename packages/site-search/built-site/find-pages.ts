import path from 'node:path';

import {findPageFile} from '@openapi-portal/static-pages/built-pages';

export interface PageFile {
  readonly file: string;
  /** Path of the page below the base URL. */
  readonly path: string;
}

/**
 * Lists the pages of a built site, sorted by path. Redirects and `404.html` are excluded, because they are not
 * among the routes.
 *
 * @param routes paths including the base URL, as Docusaurus lists them
 */
export const findPages = (
  routes: readonly string[],
  outDir: string,
  baseUrl: string,
): readonly PageFile[] =>
  routes
    .map((route) => route.slice(baseUrl.length))
    .sort()
    .flatMap((page) => {
      const file = findPageFile(outDir, page);
      return file === undefined ? [] : {file: path.join(outDir, file), path: page};
    });
