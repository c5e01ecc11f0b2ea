/** The bundler puts them here. */
declare const PAGE_STYLESHEETS: Readonly<Record<string, string>>;

/** Addresses of the option `stylesheets` by their names, below the base path of the site. */
export const stylesheets = PAGE_STYLESHEETS;
