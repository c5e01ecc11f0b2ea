import fs from 'node:fs';

import {readPage} from '@openapi-portal/static-pages/built-pages';

import type {PageRecords} from '../records/record';
import {readRecords} from '../records/read-records';
import type {PageFile} from './find-pages';

export interface Batch {
  readonly pages: readonly PageFile[];
  /** What Docusaurus puts behind each title. */
  readonly titleEnd: string;
}

/** The records of pages, read one after the other. */
export const readPages = ({pages, titleEnd}: Batch): readonly PageRecords[] =>
  pages.flatMap(({file, path}) => {
    const page = readPage(fs.readFileSync(file, 'utf8'), titleEnd);
    return page === undefined ? [] : readRecords(page, path);
  });
