import {useEffect, useState} from 'react';

/** Milliseconds before content that is still on its way says so. */
const LOADING_STATE_DELAY = 200;

interface IslandState {
  readonly html: string | undefined;
  readonly error: unknown;
  readonly pastDelay: boolean;
  readonly retry: () => void;
}

const readIsland = (document: Document, name: string): string | undefined =>
  document.querySelector(`[data-island="${CSS.escape(name)}"]`)?.innerHTML;

/** The content as it stands in the page that was served; none while React runs on the server. */
const readServedIsland = (name: string): string | undefined =>
  typeof document === 'undefined' ? undefined : readIsland(document, name);

/**
 * The island out of a page's own HTML.
 *
 * @throws Error where the page cannot be had or holds no such island
 */
async function fetchIsland(name: string, address: string): Promise<string> {
  const response = await fetch(address, {headers: {Accept: 'text/html'}});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const html = readIsland(page, name);
  if (html === undefined) throw new Error(`${address} does not hold the content of ${name}`);
  return html;
}

/**
 * The content of an island: rendered at build on the server, taken from the served page on the first
 * load, fetched with the page's own HTML after a navigation inside the site.
 *
 * @param name name of the island
 * @param address the page's path
 * @param rendered the content itself, where this code runs on the server or in the author mode
 */
export function useIslandHtml(
  name: string,
  address: string,
  rendered: string | undefined,
): IslandState {
  const [fetched, setFetched] = useState(() => readServedIsland(name));
  const [error, setError] = useState<unknown>();
  const [pastDelay, setPastDelay] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const html = rendered ?? fetched;
  const isMissing = html === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    const timer = setTimeout(() => setPastDelay(true), LOADING_STATE_DELAY);
    fetchIsland(name, address)
      .then((island) => isShown && setFetched(island))
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
  return {html, error, pastDelay, retry};
}
