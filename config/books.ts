import {NAME} from './identity';
import {productVersion} from '../src/product/version';

/** Paths of the PDFs, from the root of the site. */
export const BOOK_FILES = [
  'docs/cyberview-documentation.pdf',
  'docs/API/cyberview-api.pdf',
] as const;

/** A PDF with all pages of a part of the site. */
export interface Book {
  readonly file: (typeof BOOK_FILES)[number];
  readonly title: string;
  /** Describes the version below the title. */
  readonly version: string;
  /** Path of the first page. The others are found by their links to the next page. */
  readonly first: string;
}

/** Lists the PDFs that `npm run publish:files` writes. */
export const listBooks = (apiVersion: string): readonly Book[] => [
  {
    file: BOOK_FILES[0],
    title: `${NAME} documentation`,
    version: `${NAME} ${productVersion}`,
    first: '/docs/',
  },
  {
    file: BOOK_FILES[1],
    title: `${NAME} API reference`,
    version: `Version ${apiVersion}`,
    first: '/docs/API/',
  },
];
