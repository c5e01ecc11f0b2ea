import type {PageRecord} from '@openapi-portal/static-pages/built-pages';

/** The location of a record: a path below the base URL, and the fragment, if any. */
export interface Address {
  readonly page: string;
  readonly anchor: string;
}

/** The address of a place below the base URL, with its anchor. */
export const toAddress = ({page, anchor}: Address): string =>
  anchor === '' ? page : `${page}#${anchor}`;

/** The records of a page, in its order; the first is of the page itself. */
export interface PageRecords {
  /** Path below the base URL. */
  readonly path: string;
  readonly title: string;
  /** Titles of the breadcrumbs. */
  readonly way: readonly string[];
  /** Path of the API, or of the older version of the docs, that the page belongs to, below the base URL. */
  readonly api?: string;
  /** The older line of the API's releases, or the older version of the docs, that the page belongs to. */
  readonly line?: string;
  /** True for a version of the docs. */
  readonly isProse?: true;
  readonly records: readonly PageRecord[];
}

/** A record in an index: like records of several pages are one, with all their places. */
export interface SearchRecord extends Omit<PageRecord, 'anchor' | 'order'> {
  /** The record links to the first. */
  readonly places: readonly [Address, ...Address[]];
}
