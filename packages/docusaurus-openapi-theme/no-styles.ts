/** Replaces the styles of docusaurus-theme-openapi-docs, which change elements on all pages. */
export {};
