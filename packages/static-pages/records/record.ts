/** A search record of a page. */
export interface PageRecord {
  readonly kind:
    | 'operation'
    | 'field'
    | 'status'
    | 'problem'
    | 'term'
    | 'section'
    | 'page'
    | 'post';
  /** For a field, the path of names: `items.email`. */
  readonly title: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  /** HTTP method of an operation, type of a field. */
  readonly detail?: string;
  /** Other names, which match only as a whole: ids, paths, codes, and the name of a nested field. */
  readonly names: readonly string[];
  /** The text up to the next record. */
  readonly text: string;
  /** Rank of a field among those with the same name; the lowest is shown first. */
  readonly order?: number;
}

/**
 * Metadata of a record, in the `data-record` attribute of its element. The title of a field is its own name, without
 * a path. A field with a negative `order` is not a record itself, but part of the path of nested fields.
 */
export type Mark = Omit<PageRecord, 'text'>;
