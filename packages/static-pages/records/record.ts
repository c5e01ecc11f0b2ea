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
  /** For a field its path of names, `items.email`. */
  readonly title: string;
  /** Empty for the page itself, which comes first. */
  readonly anchor: string;
  /** HTTP method of an operation, type of a field. */
  readonly detail?: string;
  /** Other names, which are found as a whole: ids, paths, codes. A field's title is its name. */
  readonly names: readonly string[];
  /** The text up to the next record. */
  readonly text: string;
  /** For a field: its rank among equal fields; readers look first at the lowest. */
  readonly order?: number;
}

/**
 * The metadata of a record in the attribute `data-record` of its element. The title of a field is its own name. A
 * field with a negative `order` is no record, but part of the path of fields inside it.
 */
export type Mark = Omit<PageRecord, 'text'>;
