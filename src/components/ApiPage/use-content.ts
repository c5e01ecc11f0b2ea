import {useEffect, useState} from 'react';

import type {Island} from './islands/island';

/** Milliseconds before content that is still on its way says so. */
const LOADING_STATE_DELAY = 200;

/** What a page shows and is called. */
export type Content = Pick<Island, 'title' | 'description' | 'html'>;

interface ContentState {
  readonly content: Content | undefined;
  readonly error: unknown;
  readonly pastDelay: boolean;
  readonly retry: () => void;
}

function readContent(page: Document, name: string): Content | undefined {
  const island = page.querySelector<HTMLElement>(`[data-island="${CSS.escape(name)}"]`);
  if (island === null) return undefined;
  const {title = '', description = ''} = island.dataset;
  return {title, description, html: island.innerHTML};
}

/** The content as it stands in the page that was served; none while React runs on the server. */
const readServedContent = (name: string): Content | undefined =>
  typeof document === 'undefined' ? undefined : readContent(document, name);

/**
 * The content out of a page's own HTML.
 *
 * @throws Error where the page cannot be had or holds no such island
 */
async function fetchContent(name: string, address: string): Promise<Content> {
  const response = await fetch(address, {headers: {Accept: 'text/html'}});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = readContent(page, name);
  if (content === undefined) throw new Error(`${address} does not hold the content of ${name}`);
  return content;
}

/**
 * The content of a page: rendered at build on the server, taken from the served page on the first
 * load, fetched with the page's own HTML after a navigation inside the site.
 *
 * @param name name of the island
 * @param address the page's path
 * @param island the island itself, where this code runs on the server or in the author mode
 */
export function useContent(
  name: string,
  address: string,
  island: Island | undefined,
): ContentState {
  const [found, setFound] = useState(() => readServedContent(name));
  const [error, setError] = useState<unknown>();
  const [pastDelay, setPastDelay] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const content = island ?? found;
  const isMissing = content === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    const timer = setTimeout(() => setPastDelay(true), LOADING_STATE_DELAY);
    fetchContent(name, address)
      .then((fetched) => isShown && setFound(fetched))
      .catch((reason: unknown) => isShown && setError(reason))
      .finally(() => clearTimeout(timer));
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [name, address, isMissing, attempt]);

  const retry = (): void => {
    setError(undefined);
    setPastDelay(false);
    setAttempt((count) => count + 1);
  };
  return {content, error, pastDelay, retry};
}
