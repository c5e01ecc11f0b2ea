import {once} from 'node:events';
import {createRequire} from 'node:module';
import os from 'node:os';
import {Worker} from 'node:worker_threads';

import {keepOnly} from '@openapi-portal/static-pages/built-pages';

import {toMarkdownKind, toMarkdownPath} from '../addresses';
import type {PageSummary, BuiltSite} from '../site';

/** Compiled: a worker of Node.js begins with JavaScript. */
const WORKER = createRequire(__filename).resolve('@openapi-portal/machine-readable/worker');

/** So many pages are worth the time that a worker takes to begin. */
const PAGES_OF_WORKER = 30;

async function writeInWorker(
  site: BuiltSite,
  paths: readonly string[],
): Promise<readonly PageSummary[]> {
  const worker = new Worker(WORKER, {workerData: {site, paths}});
  const [summaries] = (await once(worker, 'message')) as [readonly PageSummary[]];
  await worker.terminate();
  return summaries;
}

/**
 * Writes the Markdown of all pages of a site, on all processors; that of pages that are as they were is kept from the last
 * build.
 *
 * @returns what is said of each where pages are listed, sorted by path
 * @throws Error of the first page that cannot be converted
 */
export async function writeInWorkers(site: BuiltSite): Promise<readonly PageSummary[]> {
  const paths = [...site.files.keys()];
  const count = Math.ceil(Math.min(os.availableParallelism(), paths.length / PAGES_OF_WORKER));
  // Neighbours are of one kind and take equally long: each worker takes some of each kind.
  const shares = Array.from({length: count}, (_, worker) =>
    paths.filter((__, index) => index % count === worker),
  );
  const summaries = await Promise.all(shares.map((share) => writeInWorker(site, share)));
  keepOnly(site.siteDir, toMarkdownKind(site), paths.map(toMarkdownPath));
  return summaries.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}
