import type {PropSidebars} from '@docusaurus/plugin-content-docs';
import {fetchIsland, isHydrated} from '@openapi-portal/static-pages/client';
import {useCallback, useEffect, useMemo, useState} from 'react';

import {listAddresses} from '../../sidebar-addresses';
import {type CategoryLinks, completeSidebars, isShortened, parseLinks} from '../../sidebar-links';
import {findLinks, LINKS} from './links/of-page';

const NONE: CategoryLinks = {};

/** The links that another page brings. */
const fetchLinks = async (path: string): Promise<CategoryLinks> =>
  parseLinks((await fetchIsland(LINKS, path)).data.links);

/** Whether the host says that it has no such page. */
async function isMissing(path: string): Promise<boolean> {
  const address = new URL(location.origin + path);
  return (await fetch(address, {method: 'HEAD', mode: 'same-origin'})).status === 404;
}

interface WholeSidebars {
  readonly sidebars: PropSidebars;
  /** Those that the page brings. */
  readonly own: CategoryLinks;
  /** Whether no page so far says that there is this one: it is asked for. */
  readonly isAwaited: boolean;
  readonly load: (path: string) => void;
}

/**
 * The sidebars of a version with the links that the page brings, and those that pages before it brought.
 *
 * @param hasRoute whether the router knows the page
 */
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

  // Where it cannot be had, the first link stays, and leads to the page that brings the others.
  const load = useCallback(
    (path: string): void => {
      fetchLinks(path).then(add, () => undefined);
    },
    [add],
  );
  // The page that was served is there, or is the one of addresses that are not.
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
      // The page says that it cannot be had, and offers a retry.
      .catch(() => undefined);
  }, [isAwaited, pathname, add]);
  const sidebars = useMemo(
    () => (isShort ? completeSidebars(shortened, known.links) : shortened),
    [isShort, shortened, known],
  );
  return {sidebars, own, isAwaited, load};
}
