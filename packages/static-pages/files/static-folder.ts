/** Folder, relative to the site, of files that plugins write and that are served as they are. */
export const STATIC_DIR = '.docusaurus/plugin-static';
