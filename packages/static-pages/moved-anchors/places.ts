import {withoutSlash} from '../formats';

/** Current URLs of anchors by their former URLs: `/docs/c#d` by `/docs/a#b`. */
export type MovedAnchors = Readonly<Record<string, string>>;

/** Returns the key of a URL: the path without a trailing slash, and the fragment. */
export const toKey = (path: string, hash: string): string => withoutSlash(path) + hash;

export const addBaseUrl = (places: MovedAnchors, baseUrl: string): MovedAnchors =>
  Object.fromEntries(
    Object.entries(places).map(([from, to]) => {
      const [path = '', anchor = ''] = from.split('#');
      const base = withoutSlash(baseUrl).replace(/^\/$/, '');
      return [toKey(base + path, `#${anchor}`), base + to];
    }),
  );
