// A thread is plain JavaScript until something has loaded TypeScript.
import {parentPort, workerData} from 'node:worker_threads';

import {createJiti} from 'jiti';

const {writePages} = await createJiti(import.meta.url).import('./write-pages.ts');
parentPort?.postMessage(writePages(workerData.site, workerData.paths));
