import {isFile} from '../islands/client-route';

interface Loader {
  readonly prefetch: (path: string) => unknown;
  readonly preload: (path: string) => unknown;
}

/**
 * Decides which pages are prefetched.
 *
 * Docusaurus prefetches every visible link, including menus. This prefetches only the pages that follow the
 * current one, and a page at once when the reader hovers, touches or focuses a link to it.
 */
/** The pages that one page prefetches in addition to the previous and the next; a page has some 5 KB. */
const LIMIT = 3;

let docusaurus: Loader | undefined;
let left = LIMIT;

const hasLink = (within: string, path: string): boolean =>
  [...document.querySelectorAll(`${within} a`)].some((link) => link.getAttribute('href') === path);

function prefetch(path: string): unknown {
  // The dev server runs on the reader's machine, and should not compile pages that nobody requested.
  if (process.env.NODE_ENV === 'development') return false;
  if (path === location.pathname) return false;
  if (hasLink('.pagination-nav', path)) return docusaurus?.prefetch(path);
  if (left === 0 || !hasLink('main', path)) return false;
  const answer = docusaurus?.prefetch(path);
  if (answer !== false) left -= 1;
  return answer;
}

/** The page that is shown is there already, and a file is no page. */
const preload = (path: string): unknown =>
  path !== location.pathname && !isFile(path) && docusaurus?.preload(path);

/** Links in served prose are no components: what happens to them is seen from outside. */
function onTurnTo({target}: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === location.origin) preload(link.pathname);
}

/** Wraps Docusaurus' loader, in the dev server after every change. */
function standBeforeLoader(): void {
  Object.defineProperty(globalThis, 'docusaurus', {
    get: () => docusaurus && {...docusaurus, prefetch, preload},
    set: (loader: Loader) => {
      docusaurus = loader;
    },
  });
  document.addEventListener('focusin', onTurnTo);
  document.addEventListener('pointerover', onTurnTo);
}

if (typeof document !== 'undefined') standBeforeLoader();

/** Docusaurus calls this when a page has changed. */
export function onRouteDidUpdate(): void {
  left = LIMIT;
}
