export interface StaticPagesOptions {
  /**
   * Folders of Markdown pages and posts, relative to the site, that are rendered at build alone; those of older versions of
   * the docs come by themselves.
   */
  readonly contentDirs: readonly string[];
  /** Stylesheets of components that only the server renders, relative to the site. */
  readonly serverStyles?: readonly string[];
  /**
   * Classes that no page has, although scripts contain the words: their rules are removed unless an author's page
   * uses them.
   */
  readonly unusedClasses?: readonly RegExp[];
  /**
   * Leaves the site's own pages, and Docusaurus' inside, as they are: only what other packages draw is rendered at
   * build.
   */
  readonly keepsPages?: boolean;
  /** Stylesheets that only some pages have, relative to the site: `prose` docs and posts, `grouped` docs with grouped contents, others by `PageStyles`. */
  readonly stylesheets?: Readonly<Record<string, string>>;
}

/** @throws Error naming the option that is not as it is documented */
export function checkOptions(options: unknown): StaticPagesOptions {
  const {contentDirs} = options as Partial<StaticPagesOptions>;
  if (!Array.isArray(contentDirs) || contentDirs.some((one) => typeof one !== 'string'))
    throw new Error(
      "`contentDirs` of @openapi-portal/static-pages must list folders of pages, such as ['docs']",
    );
  return options as StaticPagesOptions;
}
