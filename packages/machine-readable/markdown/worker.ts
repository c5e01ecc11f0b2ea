import {parentPort, workerData} from 'node:worker_threads';

import type {BuiltSite} from '../site';

import {writePages} from './write-pages';

const {site, paths} = workerData as {readonly site: BuiltSite; readonly paths: readonly string[]};

parentPort?.postMessage(writePages(site, paths));
