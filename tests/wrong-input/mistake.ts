/** A mistake: all places of a text in a file of the site become another text. */
export interface Edit {
  /** Relative to the site. */
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
}

/** A mistake of an author, and what stops it. */
export interface Mistake extends Edit {
  readonly what: string;
  /** What the report says, location included. */
  readonly message: string | RegExp;
  /** What it says to do. */
  readonly fix: string | RegExp;
}
