/** In the place of the styles of docusaurus-theme-openapi-docs, which change elements of all pages. */
export {};
