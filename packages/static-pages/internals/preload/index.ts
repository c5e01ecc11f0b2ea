import preload from '@docusaurus/core/lib/client/preload';

import {fetchPage} from '../../islands/page-html';
import {isHydrated} from '../../page-loading/hydration';

/** Resolves when a stylesheet has loaded or failed: a page without styles is better than none. */
function loadStylesheet(served: HTMLLinkElement): Promise<unknown> {
  const link = document.importNode(served);
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** Lists the stylesheets of a page that belong to this site. */
const findStylesheets = (page: Document): readonly HTMLLinkElement[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({href}) =>
    href.startsWith(`${location.origin}/`),
  );

/** Stylesheets of pages after the first, by URL. */
const loading = new Map<string, Promise<unknown>>();

/** Loads the stylesheets that a page has and the present one does not, before it is shown. */
async function loadStyles(page: Document): Promise<void> {
  const present = findStylesheets(document).map(({href}) => href);
  for (const link of findStylesheets(page))
    if (!present.includes(link.href)) loading.set(link.href, loadStylesheet(link));
  for (const {href} of findStylesheets(page)) await loading.get(href);
}

/** It throws at a URL with an invalid percent sign. */
const loadScripts = async (path: string): Promise<unknown> => preload(path);

/** Content is in the HTML of pages; it loads together with the script. */
const loadContent = async (path: string): Promise<void> => loadStyles(await fetchPage(path));

/**
 * Loads everything that a page needs before it is shown, instead of Docusaurus' own helper, which only loads
 * scripts. Parts that fail show an error with a retry button. On the first page, which has its content, it must
 * reject: that page then stays readable.
 *
 * @param path of the page, from the root of the host
 */
export default function preloadPage(path: string): Promise<unknown> {
  const scripts = loadScripts(path);
  return isHydrated() ? Promise.allSettled([scripts, loadContent(path)]) : scripts;
}
