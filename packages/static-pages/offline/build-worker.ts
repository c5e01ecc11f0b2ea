import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {CurrentBundler, Props} from '@docusaurus/types';
import type {Configuration, Stats} from 'webpack';

import {buildOfflinePage} from './offline-page';
import {toSections} from './sections';
import {OFFLINE_PAGE, WORKER_FILE, type WorkerData} from './worker-data';

type Bundler = CurrentBundler['instance'];

const SCRIPTS = 'assets/js';

/** Scripts that a reader asks for: they are kept when that happens. */
const ON_DEMAND = 'on-demand-';

/** Whether the site is built without offline reading; readers then lose what they have of it. */
export const isOfflineOff = (): boolean => process.env.OFFLINE === 'off';

/** The HTML of a page, where the host's address `/docs/risks` leads to it. */
function readPage(outDir: string, baseUrl: string, route: string): string | undefined {
  const name = route.slice(baseUrl.length).replace(/\/$/, '');
  const files = [path.join(name, 'index.html'), `${name}.html`].map((one) =>
    path.join(outDir, one),
  );
  const file = files.find((one) => fs.existsSync(one));
  return file === undefined ? undefined : fs.readFileSync(file, 'utf8');
}

/** Names of the scripts and of the stylesheet that the head of each page has. */
const findHead = (html: string): readonly string[] =>
  [...html.matchAll(/assets\/(?:js|css)\/([\w~-]+\.[\da-f]+\.(?:js|css))/g)].map(
    ([, name = '']) => name,
  );

/** What differs when anything differs that readers get; plugins still work on the heads of pages. */
function toBuild(pages: readonly string[], files: readonly string[]): string {
  const hash = crypto.createHash('sha256').update(files.join());
  for (const page of pages) hash.update(page.slice(page.indexOf('<main')));
  return hash.digest('hex').slice(0, 8);
}

/** Addresses of the stylesheet of all pages, and of the files that it names. */
function findStyles(outDir: string, baseUrl: string, head: readonly string[]): readonly string[] {
  const names = head.filter((name) => name.endsWith('.css')).map((name) => `assets/css/${name}`);
  return names.flatMap((name) => {
    const css = fs.readFileSync(path.join(outDir, name), 'utf8');
    const files = [...css.matchAll(/url\("?(?!data:)([^")#]+)/g)].map(([, file = '']) => file);
    const resolve = (file: string): string => new URL(file, `http://x${baseUrl}${name}`).pathname;
    return [baseUrl + name, ...new Set(files.map(resolve))];
  });
}

/** Gathers what the worker has to know from the built site. */
function readWorkerData({outDir, baseUrl, routesPaths}: Props, notFound: string): WorkerData {
  const pages = routesPaths.flatMap((route) => {
    const html = route.endsWith('/404.html') ? undefined : readPage(outDir, baseUrl, route);
    return html === undefined ? [] : [{route, html}];
  });
  const scripts = fs
    .readdirSync(path.join(outDir, SCRIPTS))
    .filter((name) => name.endsWith('.js') && !name.startsWith(ON_DEMAND))
    .sort();
  const head = findHead(notFound);
  return {
    build: toBuild(
      pages.map(({html}) => html),
      [...head, ...scripts],
    ),
    base: baseUrl,
    head,
    shared: [baseUrl + OFFLINE_PAGE, ...findStyles(outDir, baseUrl, head)],
    sections: toSections(pages.map(({route}) => route)),
    scripts: scripts.map((name) => `${baseUrl}${SCRIPTS}/${name}`),
  };
}

const configure = (
  entry: string,
  outDir: string,
  data: Partial<WorkerData>,
  {DefinePlugin}: Bundler,
): Configuration => ({
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
  plugins: [new DefinePlugin({WORKER_DATA: JSON.stringify(data)})],
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
 * ends that of an earlier build.
 *
 * @throws Error where the site has no not-found page, or the bundler fails
 */
export async function buildWorker(site: Props, bundler: Bundler): Promise<void> {
  const {outDir, baseUrl} = site;
  if (isOfflineOff()) {
    const entry = path.join(__dirname, 'retired-worker.ts');
    await bundle(configure(entry, outDir, {base: baseUrl}, bundler), bundler);
    return;
  }
  const notFound = fs.readFileSync(path.join(outDir, '404.html'), 'utf8');
  fs.writeFileSync(path.join(outDir, OFFLINE_PAGE), buildOfflinePage(notFound));
  const entry = path.join(__dirname, 'worker.ts');
  await bundle(configure(entry, outDir, readWorkerData(site, notFound), bundler), bundler);
}
