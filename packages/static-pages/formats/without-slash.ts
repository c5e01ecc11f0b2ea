/** A path without the slash at its end, by which a page is known; the root keeps its own. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
