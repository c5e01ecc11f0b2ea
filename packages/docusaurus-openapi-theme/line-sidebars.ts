/**
 * Path of the file with the sidebars of older minor versions, relative to the site. Server rendering reads the file.
 */
export const LINE_SIDEBARS = '.docusaurus/api-line-sidebars.json';
