import path from 'node:path';

import type {CurrentBundler, Plugin} from '@docusaurus/types';

import {buildWorker, isOfflineOff} from './build-worker';
import {PACKAGE_FOLDER} from './package-folder';

const CLIENT = path.join(PACKAGE_FOLDER, 'client.ts');

/** A plugin for offline reading, which caches the pages that a reader visits. */
export default function offline(): Plugin {
  let bundler: CurrentBundler['instance'] | undefined;
  return {
    name: 'offline',
    getClientModules: () => (isOfflineOff() ? [] : [CLIENT]),
    configureWebpack(_config, _isServer, {currentBundler: {instance}}) {
      bundler = instance;
      return {};
    },
    async postBuild({outDir}) {
      if (bundler !== undefined) await buildWorker(outDir, bundler);
    },
  };
}
