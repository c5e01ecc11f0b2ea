import type {Kind} from './types';

/** An index of the site, or of one large API in it. */
export interface IndexEntry {
  /**
   * Path of the pages whose readers search this index first, below the base URL; empty for the site's own index.
   */
  readonly under: string;
  /** Title of that page, or name of that version of the docs; empty for the site's own index. */
  readonly title: string;
  /** True for an older minor version of an API or version of the docs: only readers of that version search it. */
  readonly isOlder?: true;
  /** Names of the files, beside the manifest. */
  readonly titles: string;
  readonly text: string;
}

/** The one file whose name does not change with its content. */
export interface Manifest {
  readonly indexes: readonly IndexEntry[];
}

/** Number of a page in `pages`, and the anchor on it. */
export type PlaceData = readonly [page: number, anchor: string];

/** A record as a tuple, because files of large APIs contain thousands. */
export type RecordData = readonly [
  kind: number,
  title: string,
  detail: string,
  names: readonly string[],
  ...PlaceData,
  /** Readers' names for the record that its page does not contain; absent if there are none. */
  keywords?: readonly string[],
];

export interface PageData {
  readonly path: string;
  readonly title: string;
  readonly way: readonly string[];
}

/**
 * The first file: titles and names. The browser builds the index of it, and of the texts: a built index would be
 * twice as large, and the source is needed anyway to show hits.
 */
export interface TitlesFile {
  readonly pages: readonly PageData[];
  readonly records: readonly RecordData[];
  /** Words that readers use, each with the pages' words for it. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** The second file, by the numbers of the records. */
export interface TextFile {
  readonly texts: readonly string[];
  /** Places of a record after its first. */
  readonly places: Readonly<Record<number, readonly PlaceData[]>>;
  /** Queries for a record whose words need not be on its page, by the record's number. */
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

/** Folder of the files, below the base URL. */
export const FOLDER = 'search-index';
export const MANIFEST = 'manifest.json';
