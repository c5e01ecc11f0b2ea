import path from 'node:path';

import {isGenerated} from '../../files/list-files';
import type {Internal} from '../internal';

/** Takes the content out of compiled MDX: readers have it in the page that they were served. */
const mdxContent: Internal = ({siteDir, options, isServer, isProduction}) =>
  isServer || !isProduction
    ? {}
    : {
        rules: [
          {
            test: /\.mdx?$/,
            include: options.contentDirs.map((folder) => path.resolve(siteDir, folder)),
            exclude: isGenerated,
            enforce: 'post',
            use: path.join(__dirname, 'content-loader.cjs'),
          },
        ],
      };

export default mdxContent;
