import fs from 'node:fs';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import type {Configuration, Stats} from 'webpack';

import {LIST_PLACEHOLDER, OFFLINE_PAGE, WORKER_FILE} from './worker-data';
import {PACKAGE_FOLDER} from './package-folder';

const WORDS = `<h1>You are offline</h1>
<p>This page cannot be loaded now, and it is not stored on this device. <a href="">Try again</a> when you are online.</p>
${LIST_PLACEHOLDER}`;

/** Matches external scripts, and metadata with the URL of the 404 page. */
const LEFT_OUT =
  /<script[^>]*\ssrc=[^>]*><\/script>|<link[^>]*\srel="?(?:canonical|alternate)\b[^>]*>|<meta[^>]*\sproperty="?og:[^>]*>/g;

const MAIN = /(?<=<main\b[^>]*>).*?(?=<\/main>)/s;
const TITLE = /(?<=<title[^>]*>)[^<|]*(?= \| |<)/;

/**
 * Builds the page that is shown instead of pages that are unavailable offline: the 404 page with another text. It has
 * no scripts, so that it looks the same at every URL.
 *
 * @param notFound HTML of the 404 page
 * @throws Error if that page has no `main`, or no title
 */
export function buildOfflinePage(notFound: string): string {
  if (!MAIN.test(notFound) || !TITLE.test(notFound)) {
    throw new Error(
      '404.html has no <main> or no <title>, so the offline page cannot be created from it',
    );
  }
  return notFound
    .replace(LEFT_OUT, '')
    .replace(MAIN, () => WORDS)
    .replace(TITLE, 'You are offline')
    .replace('</head>', '<meta name="robots" content="noindex"></head>');
}

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
