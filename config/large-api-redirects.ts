import type {NamedApi, Redirect} from './redirects';

/** File at the root of a build with the redirects that have no pages: from path to path, without the base path. */
export const REDIRECTS_DATA = 'redirects.json';

/** Number of operations up to which an API has redirect pages: two for each operation cost as much time as half a page. */
const MOST_OPERATIONS = 100;

/** Returns a function that checks whether a page belongs to an API that is too large for redirect pages. */
export function createIsOfLarge(named: readonly NamedApi[]): (page: string) => boolean {
  const large = named.filter(({operations}) => operations.length > MOST_OPERATIONS);
  return (page) => large.some(({href}) => page.startsWith(href));
}

/**
 * Lists the redirects of a large API, which hosts and the not-found page perform.
 *
 * @param pages paths of all pages of the site
 * @param isOfLarge from `createIsOfLarge`
 * @param listSources lists the paths that redirect to a page
 */
export function listLargeRedirects(
  pages: readonly string[],
  isOfLarge: (page: string) => boolean,
  listSources: (page: string) => readonly string[],
): readonly Redirect[] {
  const known = new Set(pages);
  return pages.filter(isOfLarge).flatMap((to) =>
    listSources(to)
      .filter((from) => !known.has(from))
      .map((from) => ({from, to})),
  );
}
