import fs from 'node:fs';
import path from 'node:path';

import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {writeFiles} from '@openapi-portal/reports/testing';
import {finishWorker} from './finish-worker';
import type {WorkerData} from './worker-data';

const MAIN = '<script src=/portal/assets/js/main.0123abcd.js></script>';
const STYLES = '<link href=/portal/assets/css/styles.89abcdef.css>';

const BUILD = {
  'index.html': `${MAIN}<main>Home</main>`,
  'docs/index.html': `${MAIN}<main>Docs</main>`,
  'docs/risks.html': `${MAIN}<main>Risks</main>`,
  'old/index.html': '<meta http-equiv="refresh" content="0; url=/portal/docs">',
  '404.html': `${MAIN}<main>Not found</main>`,
  'offline.html': `${STYLES}<main>You are offline</main>`,
  'docs/openapi.json': '{}',
  'sbom.cdx.json': '{}',
  'assets/js/main.0123abcd.js': 'start()',
  'assets/css/styles.89abcdef.css': '@font-face{src:url(/portal/fonts/sans.woff2)}a{b:url(data:,)}',
  'fonts/sans.woff2': 'font',
  'search-index/manifest.json': '{}',
  'offline-worker.js': 'run(WORKER_DATA)\n',
};

const readWorker = (dir: string): string =>
  fs.readFileSync(path.join(dir, 'offline-worker.js'), 'utf8');

const readData = (dir: string): WorkerData =>
  JSON.parse(/^const WORKER_DATA=(.*);$/m.exec(readWorker(dir))?.[1] ?? '') as WorkerData;

let dir: string;

beforeEach(async () => {
  dir = writeFiles(BUILD);
  await finishWorker(dir, '/portal/');
});

afterEach(() => vi.unstubAllEnvs());

it('lists pages, and the files in folders without pages', () => {
  const {pages, files} = readData(dir);
  expect(Object.keys(pages)).toEqual(['docs', 'docs/risks', '']);
  expect(Object.keys(files)).toEqual([
    'offline.html',
    'assets/css/styles.89abcdef.css',
    'assets/js/main.0123abcd.js',
    'fonts/sans.woff2',
    'search-index/manifest.json',
  ]);
});

it('lists the files that all pages share', () => {
  expect(readData(dir).shared).toEqual([
    'offline.html',
    'assets/css/styles.89abcdef.css',
    'fonts/sans.woff2',
  ]);
});

it('produces the same data for the same files, and another build if a file differs', async () => {
  const before = readWorker(dir);
  await finishWorker(dir, '/portal/');
  expect(readWorker(dir)).toBe(before);
  const {build} = readData(dir);
  fs.appendFileSync(path.join(dir, 'fonts/sans.woff2'), ' ');
  await finishWorker(dir, '/portal/');
  expect(readData(dir).build).not.toBe(build);
  expect(readWorker(dir)).toMatch(/;\nrun\(WORKER_DATA\)\n$/);
});

it('only contains the base URL if offline reading is off', async () => {
  vi.stubEnv('OFFLINE', 'off');
  await finishWorker(dir, '/portal/');
  expect(readData(dir)).toEqual({base: '/portal/'});
});
