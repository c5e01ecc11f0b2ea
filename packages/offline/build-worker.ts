import fs from 'node:fs';
import path from 'node:path';

import type {CurrentBundler} from '@docusaurus/types';
import type {Configuration, Stats} from 'webpack';

import {buildOfflinePage} from './offline-page';
import {OFFLINE_PAGE, WORKER_FILE} from './worker-data';
import {PACKAGE_FOLDER} from './package-folder';

type Bundler = CurrentBundler['instance'];

/** Whether the site is built without offline reading; readers then lose what they have of it. */
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

/** @throws Error with what the bundler says where it cannot make the file */
const bundle = (configuration: Configuration, bundler: Bundler): Promise<void> =>
  new Promise((resolve, reject) => {
    bundler(configuration, (error: Error | null, stats?: Stats) => {
      if (error === null && stats?.hasErrors() === false) resolve();
      else reject(error ?? new Error(stats?.toString('errors-only')));
    });
  });

/**
 * Writes the service worker and the page that it shows without a network; where offline reading is off, a worker that
 * ends that of an earlier build. Neither runs before `finishWorker` has told it what the site is made of.
 *
 * @throws Error where the site has no not-found page, or the bundler fails
 */
export async function buildWorker(outDir: string, bundler: Bundler): Promise<void> {
  const name = isOfflineOff() ? 'retired-worker.ts' : 'worker.ts';
  await bundle(configure(path.join(PACKAGE_FOLDER, name), outDir), bundler);
  if (isOfflineOff()) return;
  const notFound = fs.readFileSync(path.join(outDir, '404.html'), 'utf8');
  fs.writeFileSync(path.join(outDir, OFFLINE_PAGE), buildOfflinePage(notFound));
}
