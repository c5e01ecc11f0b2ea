export interface Group {
  readonly title: string;
  /** Paths below the base URL, such as `/docs/API`. A page belongs to the group with the longest matching path. */
  readonly paths: readonly string[];
}

/** A file with the Markdown of many pages, linked in `llms.txt`. */
export interface Download extends Group {
  /** File name, relative to the build folder. */
  readonly file: string;
  readonly description: string;
}

export interface MachineReadableOptions {
  /** Description of the site in one or two sentences, which becomes the block quote of `llms.txt`. */
  readonly summary: string;
  readonly sections: readonly Group[];
  readonly parts: readonly Download[];
  /** Classes of elements to omit from Markdown, because they repeat other content. */
  readonly leaveOut: readonly string[];
  /** Paths of pages with third-party text, such as contracts. With the pages below, they are marked as data. */
  readonly thirdParty: readonly string[];
}
