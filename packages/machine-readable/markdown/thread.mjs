// A thread is plain JavaScript until something has loaded TypeScript.
import {parentPort, workerData} from 'node:worker_threads';

import {createJiti} from 'jiti';

// Node loads these faster than jiti, which would look through each of their modules for TypeScript.
const nativeModules = [
  'domhandler',
  'domutils',
  'htmlparser2',
  'rehype-remark',
  'remark-gfm',
  'remark-stringify',
  'unified',
];

const {writePages} = await createJiti(import.meta.url, {nativeModules}).import('./write-pages.ts');
parentPort?.postMessage(writePages(workerData.site, workerData.paths));
