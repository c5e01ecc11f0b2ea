import path from 'node:path';

import {listLinksFiles, listNamesFiles} from 'openapi-static/names/names';

/**
 * Has the author mode compile a page again when what it names of a contract changes.
 *
 * @param contentDirs absolute paths of the folders of pages
 */
export const watchNames = (contentDirs: readonly string[], siteDir: string) => ({
  module: {
    rules: [
      {
        test: /\.mdx?$/,
        include: [...contentDirs],
        enforce: 'pre' as const,
        loader: path.join(__dirname, 'api-names/names-loader.cjs'),
        options: {files: listNamesFiles(siteDir), links: listLinksFiles(siteDir)},
      },
    ],
  },
});
