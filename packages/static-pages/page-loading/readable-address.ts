import {isDecodable} from '@openapi-portal/reports/text';

/**
 * Prevents URLs with invalid percent signs, such as `/docs/%` or `#%E0%A4%A`, from crashing the page. The router and
 * Docusaurus decode paths and fragments without catching the error.
 */

/** Escapes all percent signs if some are not valid encodings. */
const encodeStray = (text: string): string =>
  isDecodable(text) ? text : text.replaceAll('%', '%25');

/** Returns true if the router can decode a URL. Links to other URLs are left to the browser. */
export const isReadable = ({pathname, hash}: Pick<Location, 'pathname' | 'hash'>): boolean =>
  isDecodable(pathname) && isDecodable(hash);

/** Replaces the current URL with one that the router can decode. Must run before the router reads the URL. */
function mendAddress(): void {
  if (isReadable(location)) return;
  const {pathname, search, hash} = location;
  const address = location.origin + encodeStray(pathname) + search + encodeStray(hash);
  history.replaceState(history.state, '', address);
}

if (typeof window !== 'undefined') {
  mendAddress();
  addEventListener('popstate', mendAddress);
}
