import fs from 'node:fs';
import path from 'node:path';

export interface PageFile {
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
      const file = findFile(outDir, page);
      return file === undefined ? [] : {file, path: page};
    });
