import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {toMarkdownPath} from './addresses';

/** Where the Markdown of the present page is; undefined for the page of unknown addresses, which has none. */
export function useMarkdownAddress(): string | undefined {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  return pathname.endsWith('.html')
    ? undefined
    : baseUrl + toMarkdownPath(pathname.slice(baseUrl.length));
}
