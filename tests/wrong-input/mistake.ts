/** A replacement of all occurrences of a text in a file. */
export interface Edit {
  /** Path relative to the site. */
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
}

/** A mistake that an author could make, with the expected error. */
export interface Mistake extends Edit {
  readonly what: string;
  readonly message: string | RegExp;
  readonly fix: string | RegExp;
}
