import {createRequire} from 'node:module';
import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';

import type {PageRecords} from '../records/record';
import type {PageFile} from './find-pages';
import type {Batch} from './read-pages';

/** Compiled: a worker of Node.js begins with JavaScript. */
const WORKER = createRequire(__filename).resolve('@openapi-portal/site-search/worker');

/** Its worker answers part by part, and ends. */
const readBatch = (batch: Batch): Promise<readonly PageRecords[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {workerData: batch});
    const read: PageRecords[] = [];
    worker.on('message', (some: readonly PageRecords[]) => read.push(...some));
    worker.once('error', reject);
    worker.once('messageerror', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve(read);
      else reject(new Error(`A thread that reads pages for the search ended with ${code}.`));
    });
  });

/** The records of all pages in their order, read in as many workers as the machine has cores. */
export async function readInWorkers(
  pages: readonly PageFile[],
  titleEnd: string,
  siteDir: string,
): Promise<readonly PageRecords[]> {
  const size = Math.max(1, Math.ceil(pages.length / availableParallelism()));
  const starts = Array.from({length: Math.ceil(pages.length / size)}, (_, index) => index * size);
  const read = await Promise.all(
    starts.map((start) => readBatch({pages: pages.slice(start, start + size), titleEnd, siteDir})),
  );
  return read.flat();
}
