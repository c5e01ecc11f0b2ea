export interface Options {
  /** Folders of Markdown pages and posts, relative to the site, that are rendered at build alone. */
  readonly contentDirs: readonly string[];
  /** Stylesheets of components that only the server renders, relative to the site. */
  readonly serverStyles?: readonly string[];
}
