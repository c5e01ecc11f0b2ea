import {once} from 'node:events';
import os from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

import type {PageSummary, Site} from '../site';

/** So many pages are worth the time that a thread takes to begin. */
const PAGES_OF_THREAD = 30;

async function writeInThread(
  site: Site,
  paths: readonly string[],
): Promise<readonly PageSummary[]> {
  const worker = new Worker(path.join(__dirname, 'thread.mjs'), {workerData: {site, paths}});
  const [summaries] = (await once(worker, 'message')) as [readonly PageSummary[]];
  await worker.terminate();
  return summaries;
}

/**
 * Writes the Markdown of all pages of a site, on all processors.
 *
 * @returns what is said of each where pages are listed, sorted by path
 * @throws Error of the first page that cannot be converted
 */
export async function writeInThreads(site: Site): Promise<readonly PageSummary[]> {
  const paths = [...site.files.keys()];
  const count = Math.ceil(Math.min(os.availableParallelism(), paths.length / PAGES_OF_THREAD));
  // Neighbours are of one kind and take equally long: each thread takes some of each kind.
  const shares = Array.from({length: count}, (_, thread) =>
    paths.filter((__, index) => index % count === thread),
  );
  const summaries = await Promise.all(shares.map((share) => writeInThread(site, share)));
  return summaries.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}
