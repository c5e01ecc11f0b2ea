import type {PageRecord} from '@openapi-portal/static-pages/built-pages';

/** The location of a record: page path below the base URL, and anchor, which may be empty. */
export interface Address {
  readonly page: string;
  readonly anchor: string;
}

export const toAddress = ({page, anchor}: Address): string =>
  anchor === '' ? page : `${page}#${anchor}`;

/** The records of a page, in document order. The first record is the page itself. */
export interface PageRecords {
  /** Path below the base URL. */
  readonly path: string;
  readonly title: string;
  /** Breadcrumb titles. */
  readonly breadcrumbs: readonly string[];
  /** Path below the base URL of the API or older docs version that the page belongs to. */
  readonly api?: string;
  /** Older minor version of the API, or older docs version, that the page belongs to. */
  readonly version?: string;
  /** True if `version` is a docs version. */
  readonly isProse?: true;
  readonly records: readonly PageRecord[];
}

/** A record of an index, merged from records of several pages. */
export interface SearchRecord extends Omit<PageRecord, 'anchor' | 'order'> {
  /** The hit links to the first location. */
  readonly places: readonly [Address, ...Address[]];
}
