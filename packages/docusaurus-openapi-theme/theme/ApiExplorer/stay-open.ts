/** The folder of the API on whose pages the console stays open while its reader goes from one to the next. */
let openIn: string | undefined;

const ROOT = 'data-console';

/** The folder of a page: `/docs/API/` of `/docs/API/create-user`, with a slash at its end or without. */
const toFolder = (path: string): string => path.replace(/[^/]*\/?$/, '');

export const isOpenIn = (path: string): boolean => openIn === toFolder(path);

/** Remembers whether the console is open; the page makes room for it while it is. */
export function keepOpen(path: string, isOpen: boolean): void {
  openIn = isOpen ? toFolder(path) : undefined;
  document.documentElement.toggleAttribute(ROOT, isOpen);
}

/** Called when a page is left: closes the console unless the next page is an operation of the same API. */
export function leave(path: string): void {
  if (openIn !== toFolder(path)) keepOpen(path, false);
}
