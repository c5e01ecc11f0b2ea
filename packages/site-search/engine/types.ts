import type {PageRecord} from '@openapi-portal/static-pages/built-pages';

/** The kind of thing that a hit links to. */
export type Kind = PageRecord['kind'];

export interface Place {
  readonly title: string;
  /** Path below the site's base URL, with the anchor. */
  readonly path: string;
}

/** One answer to a query, as it is shown. */
export interface Hit extends Place {
  readonly kind: Kind;
  /** HTTP method of an operation, in capitals; type of a field. */
  readonly detail?: string;
  /** The page that contains it. */
  readonly page: Place;
  /** Titles of the page's breadcrumbs. */
  readonly way: readonly string[];
  /** Text about it, and in it the ranges [from, to) of what the query matched; once the text is loaded. */
  readonly excerpt?: {
    readonly text: string;
    readonly marks: readonly (readonly [number, number])[];
  };
  /** Ranges of the title that the query matched. */
  readonly marks: readonly (readonly [number, number])[];
  /** Stems of the matched words, for highlighting them on the page. */
  readonly terms: readonly string[];
  /** Further places of a field that occurs several times. */
  readonly places: readonly Place[];
}

export interface SearchOptions {
  /** Empty for all kinds. */
  readonly kinds?: readonly Kind[];
  readonly limit: number;
  /** Path of the page that the reader is on, below the base URL: its section counts more. */
  readonly near?: string;
}

/** A word that no page has, and the word that was searched instead. */
export interface Taken {
  readonly typed: string;
  readonly shown: string;
}

/** The answers to a query. */
export interface SearchAnswers {
  /** Best first. Hits with only a part of the words follow hits with more. */
  readonly hits: readonly Hit[];
  /** Words that no page has, as they were typed. */
  readonly missing: readonly string[];
  readonly taken: readonly Taken[];
  /** Title of the section that counts more, because the reader is in it. */
  readonly section?: string;
  /** Terms that look like the query if nothing was found. */
  readonly nearest: readonly Hit[];
}

/** A large API that has an index of its own. */
export interface OtherIndex {
  /** Path of the API below the base URL. */
  readonly under: string;
  readonly title: string;
}

/** An index in the reader's browser. */
export interface Search {
  /** Answers from titles and names until the text is loaded. */
  find(query: string, options: SearchOptions): SearchAnswers;
  /** Settles when the text is loaded too. */
  readonly complete: Promise<void>;
  /**
   * Lists the indexes that are not searched: large APIs that the reader is not in, and older minor versions of
   * the reader's API.
   */
  listOthers(): readonly OtherIndex[];
  /** Asks one of them from now on. */
  include(under: string): Promise<void>;
  /** Returns true if the index is that of the current page: an older minor version has an index of its own. */
  readonly isHere: () => boolean;
}
