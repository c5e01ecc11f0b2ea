import preload from '@docusaurus/core/lib/client/preload';

import {fetchPage} from '../../islands/page-html';
import {isHydrated} from '../../page-loading/hydration';

/** Resolves when a stylesheet has loaded or failed, because a page without styles is better than none. */
function loadStylesheet(served: HTMLLinkElement): Promise<unknown> {
  const link = document.importNode(served);
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

const findStylesheets = (page: Document): readonly HTMLLinkElement[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({href}) =>
    href.startsWith(`${location.origin}/`),
  );

/** Stylesheets loaded since the first page, by URL. */
const loading = new Map<string, Promise<unknown>>();

async function loadStyles(page: Document): Promise<void> {
  const present = findStylesheets(document).map(({href}) => href);
  for (const link of findStylesheets(page))
    if (!present.includes(link.href)) loading.set(link.href, loadStylesheet(link));
  for (const {href} of findStylesheets(page)) await loading.get(href);
}

/** Asynchronous, so that it rejects instead of throwing: `preload` throws for URLs with an invalid percent sign. */
const loadScripts = async (path: string): Promise<unknown> => preload(path);

const loadContent = async (path: string): Promise<void> => loadStyles(await fetchPage(path));

/**
 * Loads the scripts, HTML and stylesheets of a page before it is shown. The helper of Docusaurus that this replaces
 * only loads scripts. If a part fails, the page shows an error with a retry button. For the first page the promise
 * can reject, because that page already shows its content and stays readable.
 *
 * @param path of the page, from the root of the host
 */
export default function preloadPage(path: string): Promise<unknown> {
  const scripts = loadScripts(path);
  return isHydrated() ? Promise.allSettled([scripts, loadContent(path)]) : scripts;
}
