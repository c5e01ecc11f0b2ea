import {parentPort, workerData} from 'node:worker_threads';

import {type Batch, readPages} from './read-pages';

/**
 * Records are sent in small messages, so that a large site is not in memory twice, in the worker and in the main
 * thread.
 */
const PAGES_OF_MESSAGE = 100;

const {pages, ...site} = workerData as Batch;

for (let start = 0; start < pages.length; start += PAGES_OF_MESSAGE) {
  const some = pages.slice(start, start + PAGES_OF_MESSAGE);
  parentPort?.postMessage(readPages({pages: some, ...site}));
}
