import fs from 'node:fs';

/** Whether this file system tells `A` from `a`; where it does not, the lower-case path is served as it is. */
const isCaseSensitive = !fs.existsSync('DOCUSAURUS.CONFIG.TS');

/**
 * The addresses that lead to a page besides its own: the same path in lower case.
 *
 * @param path the page's path, for example `/docs/API/Ciso-API/create-user`
 * @returns no address where the path is lower-case already
 */
export function toLowerCaseRedirects(path: string): string[] {
  const lowerCase = path.toLowerCase();
  return isCaseSensitive && lowerCase !== path ? [lowerCase] : [];
}
