import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect} from 'react';

import {REDIRECTS_DATA} from '../../../../config/large-api-redirects';

async function fetchTarget(url: string, from: string, signal: AbortSignal) {
  const response = await fetch(url, {signal});
  if (!response.ok) return undefined;
  const redirects = (await response.json()) as Readonly<Record<string, string>>;
  return Object.hasOwn(redirects, from) ? redirects[from] : undefined;
}

/**
 * Redirects to the page of an operation from its short or lower-case path, as hosts do that read the redirects of a
 * build. Large APIs have no redirect pages.
 */
export function useRedirect(): void {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const data = useBaseUrl(`/${REDIRECTS_DATA}`);
  const root = useBaseUrl('/');
  useEffect(() => {
    const controller = new AbortController();
    const from = `/${pathname.slice(root.length)}`.replace(/(?<=.)\/$/, '');
    fetchTarget(data, from, controller.signal)
      .then((target) => {
        if (target !== undefined) history.replace(root + target.slice(1) + search + hash);
      })
      // Offline, or the page is left: it stays as it is.
      .catch(() => undefined);
    return () => controller.abort();
  }, [data, hash, history, pathname, root, search]);
}
