import {parentPort, workerData} from 'node:worker_threads';

import {type Batch, readPages} from './read-pages';

parentPort?.postMessage(readPages(workerData as Batch));
