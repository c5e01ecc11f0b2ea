import fs from 'node:fs';
import path from 'node:path';

/** A page of the built site. */
export interface PageFile {
  /** Absolute path. */
  readonly file: string;
  /** Path of the page below the base URL. */
  readonly path: string;
}

const findFile = (outDir: string, page: string): string | undefined =>
  [
    path.join(outDir, page, 'index.html'),
    path.join(outDir, `${page.replace(/\/$/, '')}.html`),
  ].find((file) => fs.existsSync(file));

/**
 * Lists the pages of a built site by route, sorted. Leaves out redirects, which have no route, and `404.html`,
 * which is no search result.
 *
 * @param routes with the base URL, as Docusaurus lists them
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
      const file = findFile(outDir, page);
      return file === undefined ? [] : {file, path: page};
    });
