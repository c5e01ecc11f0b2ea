/** Removes leading and trailing slashes from a path. The path of the home page becomes empty. */
export const trimPath = (path: string): string => path.replace(/^\/+|(?<!\/)\/+$/g, '');

/** Returns true if `path` is `top` or below. Both paths are trimmed. */
export const isBelow = (path: string, top: string): boolean =>
  top === '' || path === top || path.startsWith(`${top}/`);

/** Returns the path of a page's Markdown file: `docs/api.md`, or `index.md` for the home page. */
export const toMarkdownPath = (path: string): string => `${trimPath(path) || 'index'}.md`;

/** Returns the name of the cache for Markdown, with the base URL, because languages share the paths of pages. */
export const toMarkdownKind = ({baseUrl}: {readonly baseUrl: string}): string =>
  `markdown/${encodeURIComponent(baseUrl)}`;
