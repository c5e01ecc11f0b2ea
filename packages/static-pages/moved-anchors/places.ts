import {withoutSlash} from '../formats';

/** Places by those that used to answer the same: `/docs/c#d` by `/docs/a#b`. */
export type Places = Readonly<Record<string, string>>;

/** Returns the key of a location: a path without a slash at its end, and the fragment. */
export const toKey = (path: string, hash: string): string => withoutSlash(path) + hash;

/**
 * Places as a browser has them, with the path at which the site is.
 *
 * @param baseUrl with a slash at its end
 */
export const toAddresses = (places: Places, baseUrl: string): Places =>
  Object.fromEntries(
    Object.entries(places).map(([from, to]) => {
      const [path = '', anchor = ''] = from.split('#');
      const base = withoutSlash(baseUrl).replace(/^\/$/, '');
      return [toKey(base + path, `#${anchor}`), base + to];
    }),
  );
