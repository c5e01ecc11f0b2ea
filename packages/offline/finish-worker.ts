import fs from 'node:fs';
import path from 'node:path';

import {isOfflineOff} from './build-worker';
import {OFFLINE_PAGE, toDigest, WORKER_FILE, type WorkerData} from './worker-data';

export type {WorkerData} from './worker-data';

type Digests = Record<string, string>;

const STYLES = /assets\/css\/[\w~-]+\.[\da-f]+\.css/g;

/** Matches URLs in the site's stylesheet. */
const NAMED = /url\("?(?!data:)([^")#]+)/g;

/** Lists the files of a build as relative paths with forward slashes, sorted. */
const listFiles = (dir: string, leftOut: readonly string[]): readonly string[] =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !leftOut.includes(file.split('/')[0] ?? ''))
    .sort();

const toFolder = (file: string): string => file.slice(0, file.indexOf('/') + 1);

const toPage = (file: string): string => file.replace(/(?:\/?index)?\.html$/, '');

/** Lists the files that pages load. Files next to pages are for readers and programs to download. */
function listLoaded(files: readonly string[]): readonly string[] {
  const folders = new Set(files.filter((file) => file.endsWith('.html')).map(toFolder));
  return [OFFLINE_PAGE, ...files.filter((file) => !folders.has(toFolder(file)))];
}

/** Lists the offline page, the stylesheet of all pages, and the files that the stylesheet references. */
function listShared(dir: string, base: string): readonly string[] {
  const html = fs.readFileSync(path.join(dir, OFFLINE_PAGE), 'utf8');
  const styles = [...new Set(html.match(STYLES))];
  const named = styles.flatMap((file) =>
    [...fs.readFileSync(path.join(dir, file), 'utf8').matchAll(NAMED)].map(
      ([, address = '']) => new URL(address, `http://x${base}${file}`).pathname,
    ),
  );
  return [OFFLINE_PAGE, ...styles, ...new Set(named.map((address) => address.slice(base.length)))];
}

/** Returns true if a file is a page of the site. Redirects do not load its scripts. */
const isPage = (html: Buffer, base: string): boolean => html.includes(`${base}assets/js/main.`);

async function readDigests(dir: string, files: readonly string[]): Promise<Digests> {
  const digests: Digests = {};
  for (const file of files) digests[file] = await toDigest(fs.readFileSync(path.join(dir, file)));
  return digests;
}

async function readPages(dir: string, base: string, files: readonly string[]): Promise<Digests> {
  const pages: Digests = {};
  for (const file of files.filter((one) => one.endsWith('.html') && one !== '404.html')) {
    const html = fs.readFileSync(path.join(dir, file));
    if (isPage(html, base)) pages[toPage(file)] = await toDigest(html);
  }
  return pages;
}

async function readWorkerData(
  dir: string,
  base: string,
  leftOut: readonly string[],
): Promise<WorkerData> {
  const files = listFiles(dir, leftOut);
  const data = {
    base,
    pages: await readPages(dir, base, files),
    files: await readDigests(dir, listLoaded(files)),
    shared: listShared(dir, base),
  };
  return {build: await toDigest(Buffer.from(JSON.stringify(data))), ...data};
}

/**
 * Writes the paths and digests of the build's files into the service worker. This must be the last step of a build,
 * after which no file changes. A repeated call replaces the data.
 *
 * @param base path of the site on its host, with a slash at both ends
 * @param leftOut folders of other languages, each of which has its own worker
 */
export async function finishWorker(
  dir: string,
  base: string,
  leftOut: readonly string[] = [],
): Promise<void> {
  const file = path.join(dir, WORKER_FILE);
  const data = isOfflineOff() ? {base} : await readWorkerData(dir, base, leftOut);
  const code = fs.readFileSync(file, 'utf8').replace(/^const WORKER_DATA=.*\n/, '');
  fs.writeFileSync(file, `const WORKER_DATA=${JSON.stringify(data)};\n${code}`);
}
