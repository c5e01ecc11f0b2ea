/** Pages that belong together: those at these paths of the site and below. */
export interface Group {
  readonly title: string;
  /** Paths below the base URL, such as `/docs/API`; the longest that fits a page counts. */
  readonly paths: readonly string[];
}

/** A file with the Markdown of many pages, which `llms.txt` names. */
export interface Download extends Group {
  /** Name of the file in the build. */
  readonly file: string;
  /** Its content in one sentence. */
  readonly description: string;
}

/** Options for the machine-readable pages of a site. */
export interface MachineReadableOptions {
  /** A description of the site in a sentence or two: the blockquote of `llms.txt`. */
  readonly summary: string;
  /** Sections of `llms.txt`, in their order. */
  readonly sections: readonly Group[];
  readonly parts: readonly Download[];
  /** Classes of elements that repeat other content: Markdown omits them. */
  readonly leaveOut: readonly string[];
  /** Paths of pages, and of those below, with text that third parties wrote, such as their contracts: it is marked as data. */
  readonly thirdParty: readonly string[];
}
