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

/** An assistant that takes the URL of a text in its own URL. */
export interface Assistant {
  readonly name: string;
  /** URL with `{url}` for the encoded URL of a page's Markdown, such as `https://a.example/new?q=Read%20{url}`. */
  readonly href: string;
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
  /** Assistants in the menu of each page. Nothing is sent before a reader follows a link. */
  readonly assistants?: readonly Assistant[];
}
