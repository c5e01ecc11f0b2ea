// A thread is plain JavaScript until something has loaded TypeScript.
import {parentPort, workerData} from 'node:worker_threads';

import {createJiti} from 'jiti';

// Node loads and runs these faster than jiti, which would look through each of their modules for TypeScript.
const nativeModules = ['domhandler', 'domutils', 'htmlparser2'];

const {readPages} = await createJiti(import.meta.url, {nativeModules}).import('./read-pages.ts');

parentPort.postMessage(readPages(workerData));
