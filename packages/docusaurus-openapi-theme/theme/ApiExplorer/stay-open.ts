/**
 * The folder of the pages on which the console is open. The console stays open while the reader moves between these
 * pages.
 */
let openIn: string | undefined;

const ROOT = 'data-console';

/** Returns the folder of a page: `/docs/API/` for `/docs/API/create-user`, with or without a trailing slash. */
const toFolder = (path: string): string => path.replace(/[^/]*\/?$/, '');

export const isOpenIn = (path: string): boolean => openIn === toFolder(path);

/** Remembers whether the console is open, and sets an attribute with which CSS makes room for the console. */
export function keepOpen(path: string, isOpen: boolean): void {
  openIn = isOpen ? toFolder(path) : undefined;
  document.documentElement.toggleAttribute(ROOT, isOpen);
}

/** Called when the reader leaves a page. Closes the console unless the next page is an operation of the same API. */
export function leave(path: string): void {
  if (openIn !== toFolder(path)) keepOpen(path, false);
}
