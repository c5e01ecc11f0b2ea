export interface Options {
  /** Whom to tell of a weakness of the site or product; without it there is no `security.txt`. */
  readonly security?: SecurityContact;
}

/** The fields of `security.txt` (RFC 9116) that a site decides. */
export interface SecurityContact {
  /** A `mailto:`, `tel:` or `https:` address. */
  readonly contact: string;
  /** The day after which nobody is to rely on it, as RFC 3339 writes it: within a year. */
  readonly expires: string;
}
