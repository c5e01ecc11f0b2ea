import {isDecodable} from '@openapi-portal/reports/text';

/**
 * Keeps addresses with stray per cent signs, such as `/docs/%` or `#%E0%A4%A`, from ending the page:
 * the router and Docusaurus decode each path and each fragment, and neither catches the error.
 */

/** Escapes percent signs that are no valid encodings. */
const encodeStray = (text: string): string =>
  isDecodable(text) ? text : text.replaceAll('%', '%25');

/** Returns true if the router can show a URL; the browser loads all others. */
export const isReadable = ({pathname, hash}: Pick<Location, 'pathname' | 'hash'>): boolean =>
  isDecodable(pathname) && isDecodable(hash);

/** Runs before the router reads the address, which then is one that it can read. */
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
