import type {Kind} from '../engine/types';

/** Where a record is found: a path below the base URL, and the anchor on that page, if any. */
export interface Address {
  readonly page: string;
  readonly anchor: string;
}

/** What a search can lead to, as a built page tells of it. */
export interface PageRecord {
  readonly kind: Kind;
  readonly title: string;
  readonly anchor: string;
  /** HTTP method of an operation, type of a field. */
  readonly detail?: string;
  /** Other names of it, each found whole: ids, paths, codes. A field's title is its name. */
  readonly names: readonly string[];
  /** What is said of it, up to the next record. */
  readonly text: string;
  /** Of a field: where in an operation it stands, the place that readers look for first being the least. */
  readonly order?: number;
}

/** The records of a page, in its order; the first is of the page itself. */
export interface PageRecords {
  /** Path below the base URL. */
  readonly path: string;
  readonly title: string;
  /** Titles of the breadcrumbs. */
  readonly way: readonly string[];
  /** Path of the API that the page belongs to, below the base URL. */
  readonly api?: string;
  readonly records: readonly PageRecord[];
}

/** A record in an index: like records of several pages are one, with all their places. */
export interface SearchRecord extends Omit<PageRecord, 'anchor' | 'order'> {
  /** The first is where the record leads to. */
  readonly places: readonly [Address, ...Address[]];
}
