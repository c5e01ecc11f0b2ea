import path from 'node:path';

import {toPartsFolder} from 'openapi-static/names/named-parts';

/**
 * Has the dev server compile a page again when what it names of a contract changes.
 *
 * @param contentDirs absolute paths of the folders of pages
 * @param apis ids of the APIs that pages can name
 */
export const watchNames = (
  contentDirs: readonly string[],
  siteDir: string,
  apis: readonly string[],
) => ({
  module: {
    rules: [
      {
        test: /\.mdx?$/,
        include: [...contentDirs],
        enforce: 'pre' as const,
        loader: path.join(__dirname, 'api-names/names-loader.cjs'),
        options: {folders: apis.map((id) => toPartsFolder(siteDir, id))},
      },
    ],
  },
});
