import {parentPort, workerData} from 'node:worker_threads';

import {createJiti} from 'jiti';

const {readPages} = await createJiti(import.meta.url).import('./read-pages.ts');

parentPort.postMessage(readPages(workerData));
