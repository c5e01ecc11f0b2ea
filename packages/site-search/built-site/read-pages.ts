import fs from 'node:fs';
import {
  countPage,
  namePage,
  readIslandText,
  readPage,
  runInThreads,
  startProgress,
} from '@openapi-portal/static-pages/built-pages';
import {createRequire} from 'node:module';
import {availableParallelism} from 'node:os';

import type {PageRecords} from '../records/record';
import {readPageRecords} from '../records/read-records';
import type {PageFile} from './find-pages';

const WORKER = createRequire(__filename).resolve('@openapi-portal/site-search/worker');

/** Reads the records of all pages in order, in as many threads as there are processor cores. */
export async function readInWorkers(
  pages: readonly PageFile[],
  titleEnd: string,
  siteDir: string,
): Promise<readonly PageRecords[]> {
  const size = Math.max(1, Math.ceil(pages.length / availableParallelism()));
  const starts = Array.from({length: Math.ceil(pages.length / size)}, (_, index) => index * size);
  const batches = starts.map((start): Batch => ({
    pages: pages.slice(start, start + size),
    titleEnd,
    siteDir,
  }));
  startProgress('Search index', pages.length);
  const read = await runInThreads<readonly PageRecords[]>(WORKER, batches);
  return read.flat(2);
}

export interface Batch {
  readonly pages: readonly PageFile[];
  /** Suffix that Docusaurus appends to each page title. */
  readonly titleEnd: string;
  readonly siteDir: string;
}

export const readPages = ({pages, titleEnd, siteDir}: Batch): readonly PageRecords[] =>
  pages.flatMap(({file, path}) =>
    namePage(path, () => {
      countPage();
      const html = fs.readFileSync(file, 'utf8');
      const island = readIslandText(html, siteDir);
      const page = readPage(island ? `${island.before}</main>` : html, titleEnd);
      return page === undefined ? [] : readPageRecords(page, path, island?.text);
    }),
  );
