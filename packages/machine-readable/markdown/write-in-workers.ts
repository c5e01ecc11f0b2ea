import {createRequire} from 'node:module';
import os from 'node:os';

import {
  deleteOtherResults,
  runInThreads,
  startProgress,
} from '@openapi-portal/static-pages/built-pages';

import {toMarkdownKind, toMarkdownPath} from '../addresses';
import type {PageSummary, BuiltSite} from '../site';

const WORKER = createRequire(__filename).resolve('@openapi-portal/machine-readable/worker');

/** Minimum number of pages per worker. Fewer pages do not justify the start of a worker. */
const PAGES_OF_WORKER = 30;

/**
 * Writes the Markdown of all pages, using all processors. Unchanged pages are taken from the cache.
 *
 * @throws Error if a page cannot be converted
 */
export async function writeInWorkers(site: BuiltSite): Promise<readonly PageSummary[]> {
  const paths = [...site.files.keys()];
  const count = Math.ceil(Math.min(os.availableParallelism(), paths.length / PAGES_OF_WORKER));
  // Similar pages are adjacent, so distributing every n-th page to a worker balances the load.
  const shares = Array.from({length: count}, (_, worker) =>
    paths.filter((__, index) => index % count === worker),
  );
  const tasks = shares.map((share) => ({site, paths: share}));
  startProgress('Markdown', paths.length);
  const summaries = await runInThreads<readonly PageSummary[]>(WORKER, tasks);
  deleteOtherResults(site.siteDir, toMarkdownKind(site), paths.map(toMarkdownPath));
  return summaries.flat(2).sort((a, b) => (a.path < b.path ? -1 : 1));
}
