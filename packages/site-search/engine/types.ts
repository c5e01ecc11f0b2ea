/** What a hit leads to. */
export type Kind =
  'operation' | 'field' | 'status' | 'problem' | 'term' | 'section' | 'page' | 'post';

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
  /** Where a field of several places stands besides. */
  readonly places: readonly Place[];
}

export interface SearchOptions {
  /** All kinds where it is empty. */
  readonly kinds?: readonly Kind[];
  readonly limit: number;
}

/** An index in the reader's browser. */
export interface Search {
  /** Hits by rank, best first; answers from titles and names until the text is loaded. */
  find(query: string, options: SearchOptions): readonly Hit[];
  /** Settles when the text is loaded too. */
  readonly complete: Promise<void>;
}
