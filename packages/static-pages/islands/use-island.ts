import {useEffect, useState} from 'react';

import {LOADING_STATE_DELAY} from '../page-loading/delays';
import {isHydrated} from '../page-loading/hydration';

import {trustHtml} from '../trusted-types/html';

import {fetchPage, findPage} from './page-html';
import {followVersion} from './site-version';

/** Content that was rendered at build, as it stands in a page. */
interface ServedIsland {
  readonly html: string | TrustedHTML;
  /** The `data-` attributes of the element that holds it. */
  readonly data: Readonly<DOMStringMap>;
}

interface IslandState {
  readonly island: ServedIsland | undefined;
  readonly error: unknown;
  readonly pastDelay: boolean;
  readonly retry: () => void;
}

function readIsland(page: Document | undefined, name: string): ServedIsland | undefined {
  // An address can set attributes of the root element, but nothing in the body.
  const element = page?.body.querySelector<HTMLElement>(`[data-island="${CSS.escape(name)}"]`);
  return element ? {html: trustHtml(element.innerHTML), data: element.dataset} : undefined;
}

/** What needs no waiting: the page as it was served, or as it was fetched; nothing on the server. */
export function findIsland(name: string, path: string): ServedIsland | undefined {
  if (typeof document === 'undefined') return undefined;
  return readIsland(isHydrated() ? findPage(path) : document, name);
}

/**
 * The content of another page, out of its HTML.
 *
 * @throws Error where the page cannot be had, or holds no such content
 */
export async function fetchIsland(name: string, path: string): Promise<ServedIsland> {
  const island = readIsland(await fetchPage(path), name);
  if (island === undefined) throw new Error(`${path} does not hold the content of ${name}`);
  return island;
}

/**
 * The content of a page: taken from the served page on the first load, out of the page's own HTML
 * after a navigation inside the site.
 *
 * @param name of the island; a component that shows another one has another `key`
 * @param path of the page that holds it
 * @param isWanted false where the content is at hand: on the server, and in the dev server
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

  useEffect(() => followVersion(findPage(path)), [path, island]);

  const retry = (): void => {
    setError(undefined);
    setPastDelay(false);
    setAttempt((count) => count + 1);
  };
  return {island, error, pastDelay, retry};
}
