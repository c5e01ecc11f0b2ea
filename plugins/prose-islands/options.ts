export interface Options {
  /** Folders of prose, relative to the site, whose pages show it by `src/components/Prose/`. */
  readonly contentDirs: readonly string[];
}
