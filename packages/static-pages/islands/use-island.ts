import {useEffect, useState} from 'react';

import {LOADING_STATE_DELAY} from '../page-loading/delays';
import {isHydrated} from '../page-loading/hydration';

import {trustHtml} from '../trusted-types/html';

import {fetchPage, findPage} from './page-html';
import {reloadIfOutdated} from './site-version';

/** The content of an island in the HTML of a page. */
interface ServedIsland {
  readonly html: string | TrustedHTML;
  readonly data: Readonly<DOMStringMap>;
}

interface IslandState {
  readonly island: ServedIsland | undefined;
  readonly error: unknown;
  readonly pastDelay: boolean;
  readonly retry: () => void;
}

function readIsland(page: Document | undefined, name: string): ServedIsland | undefined {
  // Only searches the body, because a URL can set attributes of the root element.
  const element = page?.body.querySelector<HTMLElement>(`[data-island="${CSS.escape(name)}"]`);
  return element ? {html: trustHtml(element.innerHTML), data: element.dataset} : undefined;
}

/** Returns the content of an island from the served page or from a cached page; undefined on the server. */
export function findIsland(name: string, path: string): ServedIsland | undefined {
  if (typeof document === 'undefined') return undefined;
  return readIsland(isHydrated() ? findPage(path) : document, name);
}

/**
 * Fetches the content of an island from another page.
 *
 * @throws Error if the page fails to load, or does not contain the island
 */
export async function fetchIsland(name: string, path: string): Promise<ServedIsland> {
  const island = readIsland(await fetchPage(path), name);
  if (island === undefined) throw new Error(`${path} does not contain the content of ${name}`);
  return island;
}

/**
 * Returns the content of an island: from the served page at first, and from fetched HTML after navigation.
 *
 * @param name of the island; a component that changes the island also has to change its `key`
 * @param isWanted false if the content is not needed: on the server, and in the dev server
 */
export function useIsland(name: string, path: string, isWanted = true): IslandState {
  const [island, setIsland] = useState(() => (isWanted ? findIsland(name, path) : undefined));
  const [error, setError] = useState<unknown>();
  const [pastDelay, setPastDelay] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isMissing = isWanted && island === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    const timer = setTimeout(() => setPastDelay(true), LOADING_STATE_DELAY);
    fetchIsland(name, path)
      .then((fetched) => isShown && setIsland(fetched))
      .catch((reason: unknown) => isShown && setError(reason))
      .finally(() => clearTimeout(timer));
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [name, path, isMissing, attempt]);

  useEffect(() => reloadIfOutdated(findPage(path)), [path, island]);

  const retry = (): void => {
    setError(undefined);
    setPastDelay(false);
    setAttempt((count) => count + 1);
  };
  return {island, error, pastDelay, retry};
}
