export interface Options {
  /** Folders of prose, relative to the site. */
  readonly contentDirs: readonly string[];
}
