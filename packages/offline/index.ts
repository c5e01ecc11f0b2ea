import path from 'node:path';

import type {CurrentBundler, Plugin} from '@docusaurus/types';

import {buildWorker, isOfflineOff} from './build-worker';
import {PACKAGE_FOLDER} from './package-folder';

/** The client module that has the service worker keep the pages a reader visits. */
const CLIENT = path.join(PACKAGE_FOLDER, 'client.ts');

/** A plugin for offline reading: the pages that a reader has visited stay on the device. */
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
