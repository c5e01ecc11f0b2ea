import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {type Places, toAddresses} from './places';
import {PACKAGE_FOLDER} from '../package-folder';

export interface MovedAnchorsOptions {
  /** Where each place of an earlier version is now, below the base path: `{'/docs/a#b': '/docs/c#d'}`. */
  readonly places: Places;
}

/**
 * Leads readers who open an old address to the section that answers it now, where that is on another page or has
 * another anchor. The places travel in a file that only such readers load.
 *
 * @param options `MovedAnchorsOptions`: Docusaurus hands them on untyped
 */
export default function movedAnchors({baseUrl}: LoadContext, options: unknown): Plugin {
  const {places} = options as MovedAnchorsOptions;
  const isNeeded = Object.keys(places).length > 0;
  return {
    name: 'moved-anchors',
    getClientModules: () =>
      isNeeded ? [path.join(PACKAGE_FOLDER, 'moved-anchors/redirect-moved-anchor.ts')] : [],
    configureWebpack: (_config, _isServer, {currentBundler: {instance}}) => ({
      plugins: [
        new instance.DefinePlugin({MOVED_ANCHORS: JSON.stringify(toAddresses(places, baseUrl))}),
      ],
    }),
  };
}
