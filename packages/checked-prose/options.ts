/** Options of the plugin. */
export interface Options {
  /**
   * Folders of pages, relative to the site. The last segment tells what they hold: `blog` posts,
   * `pages` standalone pages, anything else docs.
   */
  readonly contentDirs: readonly string[];
  /**
   * Anchors of a page that is published from generated data, by its address without the base path,
   * for example `/docs/API/Ciso-API/create-user`. Without it, or where it gives `undefined`, anchors
   * of pages outside `contentDirs` are left to the check that Docusaurus makes of the rendered site.
   */
  readonly anchorsOf?: (permalink: string) => readonly string[] | undefined;
}

/** What a page is to Docusaurus: it decides which front matter the page may have. */
export type PageKind = 'doc' | 'post' | 'page';

/** The kind of the pages in a folder, by the folder's name. */
export function toPageKind(contentDir: string): PageKind {
  const name = contentDir.split(/[\\/]/).filter(Boolean).at(-1);
  if (name === 'blog') return 'post';
  return name === 'pages' ? 'page' : 'doc';
}
