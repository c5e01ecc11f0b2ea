/** The sidebars of older lines of releases by their names, for the server, relative to the site. */
export const LINE_SIDEBARS = '.docusaurus/api-line-sidebars.json';
