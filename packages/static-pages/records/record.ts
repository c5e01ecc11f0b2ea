/** What a search can lead to, as a page tells of it. */
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
  /** Of a field: the names of the fields around it and its own, `items.email`. */
  readonly title: string;
  /** Empty for the page itself, which comes first. */
  readonly anchor: string;
  /** HTTP method of an operation, type of a field. */
  readonly detail?: string;
  /** Other names of it, each found whole: ids, paths, codes. A field's title is its name. */
  readonly names: readonly string[];
  /** What is said of it, up to the next record. */
  readonly text: string;
  /** Of a field: where in an operation it stands, the place that readers look for first being the least. */
  readonly order?: number;
}

/**
 * What a page says of a record in the attribute `data-record` of the element that holds its words. The title of a field
 * is its name alone. A field whose `order` is negative is no record, but those inside of it have its name.
 */
export type Mark = Omit<PageRecord, 'text'>;
