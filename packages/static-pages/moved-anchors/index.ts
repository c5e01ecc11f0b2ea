import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {type MovedAnchors, addBaseUrl} from './places';
import {PACKAGE_FOLDER} from '../package-folder';

export interface MovedAnchorsOptions {
  /** Current URLs of anchors by their former URLs, without the site's base path: `{'/docs/a#b': '/docs/c#d'}`. */
  readonly places: MovedAnchors;
}

/** Redirects old URLs of sections. The list is a chunk that only loads if a page lacks the requested anchor. */
export default function movedAnchors({baseUrl}: LoadContext, options: unknown): Plugin {
  const {places} = options as MovedAnchorsOptions;
  const isNeeded = Object.keys(places).length > 0;
  return {
    name: 'moved-anchors',
    getClientModules: () =>
      isNeeded ? [path.join(PACKAGE_FOLDER, 'moved-anchors/redirect-moved-anchor.ts')] : [],
    configureWebpack: (_config, _isServer, {currentBundler: {instance}}) => ({
      plugins: [
        new instance.DefinePlugin({MOVED_ANCHORS: JSON.stringify(addBaseUrl(places, baseUrl))}),
      ],
    }),
  };
}
