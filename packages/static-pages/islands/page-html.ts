import {trustHtml} from '../trusted-types/html';

import {withoutSlash} from '../formats';

/** Maximum number of pages to cache, for navigating back and forth. */
const KEPT = 12;

const pages = new Map<string, Document>();
const underWay = new Map<string, Promise<Document>>();

function keep(path: string, page: Document): void {
  pages.delete(path);
  pages.set(path, page);
  const [oldest] = pages.keys();
  if (pages.size > KEPT && oldest !== undefined) pages.delete(oldest);
}

export const findPage = (path: string): Document | undefined => pages.get(withoutSlash(path));

/** Requests a page from this host only. A path such as `//example.com/x` alone would be a URL of another host. */
async function ask(path: string): Promise<Response> {
  const address = new URL(location.origin + path);
  if (address.origin !== location.origin) throw new Error(`${path} is not a page of this site`);
  return fetch(address, {headers: {Accept: 'text/html'}, mode: 'same-origin', redirect: 'error'});
}

/** Adds or removes the trailing slash of a path. Hosts redirect one form to the other, which is an error here. */
const changeSlash = (path: string): string =>
  path.endsWith('/') ? withoutSlash(path) : `${path}/`;

async function load(path: string): Promise<Document> {
  const response = await ask(path).catch(() => ask(changeSlash(path)));
  if (!response.ok) throw new Error(`${path} returned status ${response.status}`);
  const html = trustHtml(await response.text());
  const page = new DOMParser().parseFromString(html as string, 'text/html');
  keep(withoutSlash(path), page);
  return page;
}

/**
 * Fetches the HTML of a page of this site. Concurrent calls share a request.
 *
 * @param path of the page, from the root of the host
 * @throws Error if the page fails to load
 */
export function fetchPage(path: string): Promise<Document> {
  const key = withoutSlash(path);
  const known = pages.get(key);
  if (known !== undefined) return Promise.resolve(known);
  const pending = underWay.get(key) ?? load(path).finally(() => underWay.delete(key));
  underWay.set(key, pending);
  return pending;
}
