import type {PropSidebars} from '@docusaurus/plugin-content-docs';
import {fetchIsland, isHydrated} from '@openapi-portal/static-pages/client';
import {useCallback, useEffect, useMemo, useState} from 'react';

import {
  type CategoryLinks,
  completeSidebars,
  isShortened,
  listAddresses,
  parseLinks,
} from '../../sidebar-links';
import {findLinks} from './find-links';
import {LINKS} from './load-links';

const NONE: CategoryLinks = {};

const fetchLinks = async (path: string): Promise<CategoryLinks> =>
  parseLinks((await fetchIsland(LINKS, path)).data.links);

async function isMissing(path: string): Promise<boolean> {
  const address = new URL(location.origin + path);
  return (await fetch(address, {method: 'HEAD', mode: 'same-origin'})).status === 404;
}

interface WholeSidebars {
  readonly sidebars: PropSidebars;
  readonly own: CategoryLinks;
  /** True while the page is being fetched to find out whether it exists. */
  readonly isAwaited: boolean;
  readonly load: (path: string) => void;
}

/** Returns the sidebars of a docs version, with the links of this page and of pages visited before. */
export function useSidebars(
  shortened: PropSidebars,
  pathname: string,
  hasRoute: boolean,
): WholeSidebars {
  const isShort = useMemo(() => isShortened(shortened), [shortened]);
  const own = useMemo(() => (isShort ? findLinks(pathname) : NONE), [isShort, pathname]);
  const [known, setKnown] = useState({own, links: own});
  if (known.own !== own) setKnown({own, links: {...known.links, ...own}});
  const add = useCallback((links: CategoryLinks): void => {
    setKnown((before) => ({...before, links: {...before.links, ...links}}));
  }, []);

  // After a failure, the category keeps its first link. The HTML of the linked page contains the other links.
  const load = useCallback(
    (path: string): void => {
      fetchLinks(path).then(add, () => undefined);
    },
    [add],
  );
  // The served page is never fetched again: it exists, or it is already the 404 page.
  const [served] = useState(() => (isHydrated() ? undefined : pathname));
  const [missing, setMissing] = useState<string>();
  const isKnown = hasRoute || listAddresses(shortened).has(pathname) || Object.keys(own).length > 0;
  const isAwaited = isShort && !isKnown && pathname !== served && pathname !== missing;
  useEffect(() => {
    if (!isAwaited) return;
    fetchLinks(pathname)
      .then(add)
      .catch(async () => {
        if (await isMissing(pathname)) setMissing(pathname);
      })
      // `ApiItem` shows the error and offers to retry.
      .catch(() => undefined);
  }, [isAwaited, pathname, add]);
  const sidebars = useMemo(
    () => (isShort ? completeSidebars(shortened, known.links) : shortened),
    [isShort, shortened, known],
  );
  return {sidebars, own, isAwaited, load};
}
