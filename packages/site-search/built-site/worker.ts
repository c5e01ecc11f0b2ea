import {parentPort, workerData} from 'node:worker_threads';

import {type Batch, readPages} from './read-pages';

/** Of a large site no more is held twice, here and by who asked. */
const PAGES_OF_MESSAGE = 100;

const {pages, ...site} = workerData as Batch;

for (let start = 0; start < pages.length; start += PAGES_OF_MESSAGE) {
  const some = pages.slice(start, start + PAGES_OF_MESSAGE);
  parentPort?.postMessage(readPages({pages: some, ...site}));
}
