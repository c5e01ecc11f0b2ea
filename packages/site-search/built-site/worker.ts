import {parentPort, workerData} from 'node:worker_threads';

import {type Batch, readPages} from './read-pages';

/** Number of pages per message to the main thread. Small messages avoid having all records in memory twice. */
const PAGES_OF_MESSAGE = 100;

const {pages, ...site} = workerData as Batch;

for (let start = 0; start < pages.length; start += PAGES_OF_MESSAGE) {
  const some = pages.slice(start, start + PAGES_OF_MESSAGE);
  parentPort?.postMessage(readPages({pages: some, ...site}));
}
