import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {WorkerData} from '@openapi-portal/offline/finish';
import {expect, it} from 'vitest';

import {BUILD} from './page';

const worker = fs.readFileSync(path.join(BUILD, 'offline-worker.js'));
const [line = ''] = worker.toString().split(';\n');
const data = JSON.parse(line.replace('const WORKER_DATA=', '')) as WorkerData;

const readDigest = (file: string): string =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(BUILD, file)))
    .digest('base64')
    .slice(0, 16);

it('gives the service worker the digest of each page and file as served', () => {
  const pages = Object.entries(data.pages).map(
    ([page, digest]) => [path.join(page, 'index.html'), digest] as const,
  );
  const listed = [...pages, ...Object.entries(data.files)];
  expect(pages.length).toBeGreaterThan(50);
  expect(listed.filter(([file, digest]) => readDigest(file) !== digest)).toEqual([]);
});

it('lists the files of search and the console, and none for programs', () => {
  const files = Object.keys(data.files);
  for (const part of [
    'search-index/text.',
    'api-console/',
    'api-sandbox/',
    'assets/js/on-demand-',
  ]) {
    expect(files.some((file) => file.startsWith(part))).toBe(true);
  }
  expect(files.filter((file) => /sbom|openapi|feed|\.md$/.test(file))).toEqual([]);
});

it('costs readers less than 10 KB for each build', () => {
  expect(gzipSync(worker).length).toBeLessThan(10 * 1024);
});
