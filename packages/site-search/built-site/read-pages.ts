import fs from 'node:fs';

import {namePage, readIslandText, readPage} from '@openapi-portal/static-pages/built-pages';

import type {PageRecords} from '../records/record';
import {readPageRecords} from '../records/read-records';
import type {PageFile} from './find-pages';

export interface Batch {
  readonly pages: readonly PageFile[];
  /** Suffix that Docusaurus appends to each page title. */
  readonly titleEnd: string;
  readonly siteDir: string;
}

export const readPages = ({pages, titleEnd, siteDir}: Batch): readonly PageRecords[] =>
  pages.flatMap(({file, path}) =>
    namePage(path, () => {
      const html = fs.readFileSync(file, 'utf8');
      const island = readIslandText(html, siteDir);
      const page = readPage(island ? `${island.before}</main>` : html, titleEnd);
      return page === undefined ? [] : readPageRecords(page, path, island?.text);
    }),
  );
