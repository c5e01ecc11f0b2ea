import type {PageRecord} from '@openapi-portal/static-pages/built-pages';

export type Kind = PageRecord['kind'];

export interface Place {
  readonly title: string;
  /** Path below the base URL, including the hash. */
  readonly path: string;
}

export interface Hit extends Place {
  readonly kind: Kind;
  /** HTTP method of an operation, in upper case, or type of a field. */
  readonly detail?: string;
  readonly page: Place;
  /** Breadcrumb titles of the page. */
  readonly breadcrumbs: readonly string[];
  /** Excerpt from the text with the ranges [from, to) that matched. Undefined until the text is loaded. */
  readonly excerpt?: {
    readonly text: string;
    readonly marks: readonly (readonly [number, number])[];
  };
  /** Ranges [from, to) of the title that matched. */
  readonly marks: readonly (readonly [number, number])[];
  /** Stems of the matched words, for highlighting on the page. */
  readonly terms: readonly string[];
  /** Further locations of a field. */
  readonly places: readonly Place[];
}

export interface SearchOptions {
  /** Empty for all kinds. */
  readonly kinds?: readonly Kind[];
  readonly limit: number;
  /** Path of the current page below the base URL. Hits in the same section rank higher. */
  readonly near?: string;
}

/** A word that no page contains, and its correction. */
export interface Correction {
  readonly typed: string;
  readonly shown: string;
}

export interface SearchResults {
  /** Best hits first. */
  readonly hits: readonly Hit[];
  /** Words that no page contains, as typed. */
  readonly missing: readonly string[];
  readonly corrections: readonly Correction[];
  /** Title of the current section, if the best hit is in it. */
  readonly section?: string;
}

/** An index that is not searched by default. */
export interface OtherIndex {
  /** Path below the base URL. */
  readonly under: string;
  readonly title: string;
}

export interface Search {
  /** Searches only titles and names until the text is loaded. */
  find(query: string, options: SearchOptions): SearchResults;
  /** Resolves when the text is loaded. */
  readonly complete: Promise<void>;
  /**
   * Lists the indexes that can be added to the search: large APIs that the current page does not belong to, and
   * older minor versions of the API that the page belongs to.
   */
  listOthers(): readonly OtherIndex[];
  include(under: string): Promise<void>;
  /**
   * Returns false if the current page belongs to another API or docs version than the one for which the indexes
   * were loaded.
   */
  readonly isHere: () => boolean;
}
