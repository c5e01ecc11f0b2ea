/** Removes the slash at the end of a path, except that of the root. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
