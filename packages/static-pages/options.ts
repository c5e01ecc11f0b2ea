export interface StaticPagesOptions {
  /**
   * Folders of Markdown pages and posts that are only rendered at build time, relative to the site. Folders of older
   * versions of the docs are included automatically.
   */
  readonly contentDirs: readonly string[];
  /** Stylesheets of components that are only rendered on the server, relative to the site. */
  readonly serverStyles?: readonly string[];
  /** Classes that no page uses, although scripts have the words. Rules that authors' pages use are kept. */
  readonly unusedClasses?: readonly RegExp[];
  /** Keeps the site's own pages and the modules of Docusaurus; only other packages use islands. */
  readonly keepsPages?: boolean;
  /**
   * Stylesheets for some pages, relative to the site: `prose` for docs and posts, `grouped` for docs whose table of
   * contents has groups, others for `PageStyles`.
   */
  readonly stylesheets?: Readonly<Record<string, string>>;
}

/** @throws Error naming an option of the wrong type */
export function checkOptions(options: unknown): StaticPagesOptions {
  const {contentDirs} = options as Partial<StaticPagesOptions>;
  if (!Array.isArray(contentDirs) || contentDirs.some((one) => typeof one !== 'string'))
    throw new Error(
      "`contentDirs` of @openapi-portal/static-pages must list folders of pages, such as ['docs']",
    );
  return options as StaticPagesOptions;
}
