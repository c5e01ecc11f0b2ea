import type {Kind} from './types';

/** An index of the site, or of one large API in it. */
export interface IndexEntry {
  /** Path below the base URL under which readers are who want this index first; of the site it is empty. */
  readonly under: string;
  /** What that page, or that version of the docs, is called; of the site it is empty. */
  readonly title: string;
  /** Whether only readers who are there search it: an older line of an API's releases, or version of the docs. */
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

/** A record, as short as possible: files of large APIs hold thousands. */
export type RecordData = readonly [
  kind: number,
  title: string,
  detail: string,
  names: readonly string[],
  ...PlaceData,
  /** What readers call it, where its page does not; left out where there is nothing. */
  keywords?: readonly string[],
];

export interface PageData {
  readonly path: string;
  readonly title: string;
  readonly way: readonly string[];
}

/**
 * The first file: what answers from titles and names. The reader's browser makes the index of it, and of the texts: a
 * made one would be twice as large as what it is made of, which has to be there to be shown.
 */
export interface TitlesFile {
  readonly pages: readonly PageData[];
  readonly records: readonly RecordData[];
  /** Words that readers use, each with those of the pages. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** The second file, by the numbers of the records. */
export interface TextFile {
  readonly texts: readonly string[];
  /** Places of a record after its first. */
  readonly places: Readonly<Record<number, readonly PlaceData[]>>;
  /** What readers type when they want a record, in words that its page need not have. */
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
