import {parentPort, workerData} from 'node:worker_threads';

import type {Site} from '../site';

import {writePages} from './write-pages';

const {site, paths} = workerData as {readonly site: Site; readonly paths: readonly string[]};

parentPort?.postMessage(writePages(site, paths));
