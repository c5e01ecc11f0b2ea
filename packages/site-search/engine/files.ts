import type {Kind} from './types';

/** An index of the site, of a large API, or of an older version. */
export interface IndexEntry {
  /**
   * Path below the base URL. The index is searched by default on pages below this path. Empty for the site's own
   * index.
   */
  readonly under: string;
  /** Title of the API, or name of the docs version. Empty for the site's own index. */
  readonly title: string;
  /** True for an older API or docs version, which is only searched on its own pages. */
  readonly isOlder?: true;
  /** File names, relative to the manifest. */
  readonly titles: string;
  readonly text: string;
}

/** The only file whose name does not contain a hash. */
export interface Manifest {
  readonly indexes: readonly IndexEntry[];
}

/** Index in `pages`, and anchor on this page. */
export type PlaceData = readonly [page: number, anchor: string];

/** A record as a tuple, because tuples are smaller than objects and large APIs have thousands of records. */
export type RecordData = readonly [
  kind: number,
  title: string,
  detail: string,
  names: readonly string[],
  ...PlaceData,
  /** Names that readers use for the record but that are not on its page. */
  keywords?: readonly string[],
];

export interface PageData {
  readonly path: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
}

/**
 * The first file of an index: titles and names. The index itself is built in the browser, because a serialised
 * index would be twice as large, and titles are needed anyway to show hits.
 */
export interface TitlesFile {
  readonly pages: readonly PageData[];
  readonly records: readonly RecordData[];
  /** Maps phrases that readers type to the equivalent phrases that pages use. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** The second file of an index. Keys and array indexes are record numbers. */
export interface TextFile {
  readonly texts: readonly string[];
  /** Further locations of records. */
  readonly places: Readonly<Record<number, readonly PlaceData[]>>;
  /** Questions that a record answers. */
  readonly asked: Readonly<Record<number, readonly string[]>>;
}

export const KINDS: readonly Kind[] = [
  'operation',
  'field',
  'status',
  'problem',
  'term',
  'section',
  'page',
  'post',
];

/** Folder of the index files, below the base URL. */
export const FOLDER = 'search-index';
export const MANIFEST = 'manifest.json';
