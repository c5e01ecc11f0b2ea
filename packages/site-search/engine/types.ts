import type {PageRecord} from '@openapi-portal/static-pages/built-pages';

/** What a hit leads to. */
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
  /** The page that holds it. */
  readonly page: Place;
  /** Titles of the breadcrumbs that lead to the page. */
  readonly way: readonly string[];
  /** Text about it, and in it the ranges [from, to) of what the query matched; once the text is loaded. */
  readonly excerpt?: {
    readonly text: string;
    readonly marks: readonly (readonly [number, number])[];
  };
  /** Ranges of the title that the query matched. */
  readonly marks: readonly (readonly [number, number])[];
  /** Stems of the words that the query matched, by which they are found on the page. */
  readonly terms: readonly string[];
  /** Where a field of several places stands besides. */
  readonly places: readonly Place[];
}

export interface SearchOptions {
  /** All kinds where it is empty. */
  readonly kinds?: readonly Kind[];
  readonly limit: number;
  /** Path of the page that the reader is on, below the base URL: its section counts more. */
  readonly near?: string;
}

/** A word that no page has, and the one that was looked up in its place. */
export interface Taken {
  readonly typed: string;
  readonly shown: string;
}

/** What answers a query. */
export interface SearchAnswers {
  /** By rank, best first; what has a part of the words only comes after what has more. */
  readonly hits: readonly Hit[];
  /** Words that no page has, as they were typed. */
  readonly missing: readonly string[];
  readonly taken: readonly Taken[];
  /** Title of the section that counts more, because the reader is in it. */
  readonly section?: string;
  /** Terms that look like a query of which no word was found. */
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
   * What is not asked: large APIs that the reader is not in, and older lines of releases of the API that they read. They
   * have not said so.
   */
  listOthers(): readonly OtherIndex[];
  /** Asks one of them from now on. */
  include(under: string): Promise<void>;
  /** Whether it is for where the reader is: an older line of releases has an index of its own. */
  readonly isHere: () => boolean;
}
