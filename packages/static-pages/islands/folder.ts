/** Folder, relative to the site, of content that was rendered before the site is bundled. */
export const ISLANDS_DIR = '.docusaurus/islands';
