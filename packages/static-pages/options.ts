export interface StaticPagesOptions {
  /** Folders of Markdown pages and posts, relative to the site, that are rendered at build alone. */
  readonly contentDirs: readonly string[];
  /** Stylesheets of components that only the server renders, relative to the site. */
  readonly serverStyles?: readonly string[];
  /** Classes that no page has, although scripts have these words: their rules are left out, unless an author's page has them. */
  readonly unusedClasses?: readonly RegExp[];
  /** Stylesheets that only some pages have, relative to the site: `prose` docs and posts, `grouped` docs with grouped contents, others by `PageStyles`. */
  readonly stylesheets?: Readonly<Record<string, string>>;
}
