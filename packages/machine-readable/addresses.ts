/** A path below the base URL without the slashes at its ends; empty for the home page. */
export const trimPath = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** Returns true if a trimmed path is at or below another. */
export const isBelow = (path: string, top: string): boolean =>
  top === '' || path === top || path.startsWith(`${top}/`);

/** Path of a page's Markdown, as its file lies in the build: `docs/api.md`, and `index.md` for the home page. */
export const toMarkdownPath = (path: string): string => `${trimPath(path) || 'index'}.md`;

/**
 * Returns the cache kind of the pages' Markdown. Each language of a site has pages at the same paths below its
 * base URL.
 */
export const toMarkdownKind = ({baseUrl}: {readonly baseUrl: string}): string =>
  `markdown/${encodeURIComponent(baseUrl)}`;
