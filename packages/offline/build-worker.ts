import fs from 'node:fs';
import path from 'node:path';

import type {CurrentBundler} from '@docusaurus/types';
import type {Configuration, Stats} from 'webpack';

import {buildOfflinePage} from './offline-page';
import {OFFLINE_PAGE, WORKER_FILE} from './worker-data';
import {PACKAGE_FOLDER} from './package-folder';

type Bundler = CurrentBundler['instance'];

/** Returns true if offline reading is turned off. Readers then lose their cached pages. */
export const isOfflineOff = (): boolean => process.env.OFFLINE === 'off';

const configure = (entry: string, outDir: string): Configuration => ({
  mode: 'production',
  target: ['webworker', 'es2022'],
  entry,
  output: {path: outDir, filename: WORKER_FILE},
  resolve: {extensions: ['.ts']},
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
      },
    ],
  },
});

/** @throws Error with the bundler's messages */
const bundle = (configuration: Configuration, bundler: Bundler): Promise<void> =>
  new Promise((resolve, reject) => {
    bundler(configuration, (error: Error | null, stats?: Stats) => {
      if (error === null && stats?.hasErrors() === false) resolve();
      else reject(error ?? new Error(stats?.toString('errors-only')));
    });
  });

/**
 * Bundles the service worker and writes the offline page. If offline reading is off, bundles a worker that removes an
 * earlier one. Neither worker runs before `finishWorker` has added its data.
 *
 * @throws Error if the site has no 404 page, or bundling fails
 */
export async function buildWorker(outDir: string, bundler: Bundler): Promise<void> {
  const name = isOfflineOff() ? 'retired-worker.ts' : 'worker.ts';
  await bundle(configure(path.join(PACKAGE_FOLDER, name), outDir), bundler);
  if (isOfflineOff()) return;
  const notFound = fs.readFileSync(path.join(outDir, '404.html'), 'utf8');
  fs.writeFileSync(path.join(outDir, OFFLINE_PAGE), buildOfflinePage(notFound));
}
