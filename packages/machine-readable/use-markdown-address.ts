import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {toMarkdownPath} from './addresses';

/** Matches the path of the not-found page, which is `404.html` at build time and `404` in its layout. */
const UNKNOWN = /^404$|\.html$/;

/** Returns the URL of the current page's Markdown, or undefined on the not-found page. */
export function useMarkdownAddress(): string | undefined {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const route = pathname.slice(baseUrl.length);
  return UNKNOWN.test(route) ? undefined : baseUrl + toMarkdownPath(route);
}
