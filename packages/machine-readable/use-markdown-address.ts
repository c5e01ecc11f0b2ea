import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {toMarkdownPath} from './addresses';

/** Matches the path of the not-found page: its file, and its path inside its layout. */
const UNKNOWN = /^404$|\.html$/;

/** Returns the URL of the current page's Markdown; undefined for the not-found page. */
export function useMarkdownAddress(): string | undefined {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const route = pathname.slice(baseUrl.length);
  return UNKNOWN.test(route) ? undefined : baseUrl + toMarkdownPath(route);
}
