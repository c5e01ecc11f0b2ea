import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {toMarkdownPath} from './addresses';

/** The page of unknown addresses: by its file, and as what stands inside its layout sees it. */
const UNKNOWN = /^404$|\.html$/;

/** Where the Markdown of the present page is; undefined for the page of unknown addresses, which has none. */
export function useMarkdownAddress(): string | undefined {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const route = pathname.slice(baseUrl.length);
  return UNKNOWN.test(route) ? undefined : baseUrl + toMarkdownPath(route);
}
