import preload from '@docusaurus/core/lib/client/preload';

import {fetchPage} from '../../islands/page-html';
import {isHydrated} from '../../page-loading/hydration';

/** Resolves when a stylesheet has come, or cannot: a page without its styles is better than none. */
function loadStylesheet(served: HTMLLinkElement): Promise<unknown> {
  const link = document.importNode(served);
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** The stylesheets that this site has for a page; those of another host are not ours. */
const findStylesheets = (page: Document): readonly HTMLLinkElement[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({href}) =>
    href.startsWith(`${location.origin}/`),
  );

/** Those that pages after the first have brought, by their addresses. */
const loading = new Map<string, Promise<unknown>>();

/** Loads the stylesheets that a page has and the present one does not, before it is shown. */
async function loadStyles(page: Document): Promise<void> {
  const present = findStylesheets(document).map(({href}) => href);
  for (const link of findStylesheets(page))
    if (!present.includes(link.href)) loading.set(link.href, loadStylesheet(link));
  for (const {href} of findStylesheets(page)) await loading.get(href);
}

/** It throws at an address with a stray per cent sign. */
const loadScripts = async (path: string): Promise<unknown> => preload(path);

/** Content is in the pages themselves: it comes with the script that shows it. */
const loadContent = async (path: string): Promise<void> => loadStyles(await fetchPage(path));

/**
 * Loads all that a page needs before it is shown, in the place of Docusaurus' own helper, which knows
 * of script alone. What cannot be had says so in its own place, with a way to try again; on the first
 * page, which was served with its content, it must reject: that page stays as it is, and readable.
 *
 * @param path of the page, from the root of the host
 */
export default function preloadPage(path: string): Promise<unknown> {
  const scripts = loadScripts(path);
  return isHydrated() ? Promise.allSettled([scripts, loadContent(path)]) : scripts;
}
