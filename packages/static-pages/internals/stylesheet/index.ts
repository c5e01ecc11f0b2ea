import path from 'node:path';

import {listFiles} from '../../files/list-files';
import {ISLANDS_DIR} from '../../islands/folder';
import type {Internal} from '../internal';

import {PurgeStylesPlugin} from './purge-styles';

/** Folders of sources whose HTML is made on the server alone. */
const SOURCE_DIRS = ['packages', 'src'];

/** Takes out of the stylesheet what no page uses. */
const stylesheet: Internal = (bundle) => {
  const {siteDir, staticDirectories, options, isServer, isProduction} = bundle;
  if (isServer || !isProduction) return {};
  const toAbsolute = (folder: string): string => path.resolve(siteDir, folder);
  const sourceDirs = [...options.contentDirs, ...SOURCE_DIRS].map(toAbsolute);
  const otherStyles = staticDirectories
    .flatMap((folder) => listFiles(toAbsolute(folder)))
    .filter((file) => file.endsWith('.css'));
  return {
    plugins: [
      new PurgeStylesPlugin({islandsDir: toAbsolute(ISLANDS_DIR), sourceDirs, otherStyles}),
    ],
  };
};

export default stylesheet;
