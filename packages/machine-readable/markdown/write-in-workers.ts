import {createRequire} from 'node:module';
import os from 'node:os';

import {keepOnly, runInThreads} from '@openapi-portal/static-pages/built-pages';

import {toMarkdownKind, toMarkdownPath} from '../addresses';
import type {PageSummary, BuiltSite} from '../site';

const WORKER = createRequire(__filename).resolve('@openapi-portal/machine-readable/worker');

/** The number of pages that justify starting a worker. */
const PAGES_OF_WORKER = 30;

/**
 * Writes the Markdown of all pages of a site on all processors. Unchanged pages come from the cache of the last
 * build.
 *
 * @returns the summary of each page, sorted by path
 * @throws Error of the first page that cannot be converted
 */
export async function writeInWorkers(site: BuiltSite): Promise<readonly PageSummary[]> {
  const paths = [...site.files.keys()];
  const count = Math.ceil(Math.min(os.availableParallelism(), paths.length / PAGES_OF_WORKER));
  // Neighbouring pages take equally long, so each worker takes every n-th page.
  const shares = Array.from({length: count}, (_, worker) =>
    paths.filter((__, index) => index % count === worker),
  );
  const tasks = shares.map((share) => ({site, paths: share}));
  const summaries = await runInThreads<readonly PageSummary[]>(WORKER, tasks);
  keepOnly(site.siteDir, toMarkdownKind(site), paths.map(toMarkdownPath));
  return summaries.flat(2).sort((a, b) => (a.path < b.path ? -1 : 1));
}
