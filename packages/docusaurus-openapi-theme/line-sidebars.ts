/** Path of the file with the sidebars of older minor versions, relative to the site. */
export const LINE_SIDEBARS = '.docusaurus/api-line-sidebars.json';
