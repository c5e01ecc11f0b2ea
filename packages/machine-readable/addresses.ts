/** A path below the base URL without the slashes at its ends; empty for the home page. */
export const trimPath = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** Path of a page's Markdown, as its file lies in the build: `docs/api.md`, and `index.md` for the home page. */
export const toMarkdownPath = (path: string): string => `${trimPath(path) || 'index'}.md`;
