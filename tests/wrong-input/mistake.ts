/** A mistake: all occurrences of a text in a file are replaced. */
export interface Edit {
  /** Relative to the site. */
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
}

/** An author's mistake, with the expected error. */
export interface Mistake extends Edit {
  readonly what: string;
  /** The expected message, with its location. */
  readonly message: string | RegExp;
  /** The expected remedy. */
  readonly fix: string | RegExp;
}
