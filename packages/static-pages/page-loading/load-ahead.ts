import {isFile} from '../islands/client-route';

interface Loader {
  readonly prefetch: (path: string) => unknown;
  readonly preload: (path: string) => unknown;
}

/**
 * Limits which pages are loaded ahead. Docusaurus prefetches the target of every visible link, including menus. This
 * module only prefetches the previous and next page and a few that are linked from the content, and preloads a page
 * when the reader hovers, touches or focuses a link to it.
 */
/** Maximum number of pages, of some 5 KB each, that a page prefetches in addition to the previous and the next. */
const LIMIT = 3;

let docusaurus: Loader | undefined;
let left = LIMIT;

const hasLink = (within: string, path: string): boolean =>
  [...document.querySelectorAll(`${within} a`)].some((link) => link.getAttribute('href') === path);

function prefetch(path: string): unknown {
  // The dev server would compile pages that the author has not opened.
  if (process.env.NODE_ENV === 'development') return false;
  if (path === location.pathname) return false;
  if (hasLink('.pagination-nav', path)) return docusaurus?.prefetch(path);
  if (left === 0 || !hasLink('main', path)) return false;
  const answer = docusaurus?.prefetch(path);
  if (answer !== false) left -= 1;
  return answer;
}

/** Skips the current page, which is already loaded, and files. */
const preload = (path: string): unknown =>
  path !== location.pathname && !isFile(path) && docusaurus?.preload(path);

/** Listens on the document, because links in served prose are not React components. */
function preloadTarget({target}: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === location.origin) preload(link.pathname);
}

/** Wraps Docusaurus's loader with a setter, because the dev server assigns the loader again after every change. */
function wrapLoader(): void {
  Object.defineProperty(globalThis, 'docusaurus', {
    get: () => docusaurus && {...docusaurus, prefetch, preload},
    set: (loader: Loader) => {
      docusaurus = loader;
    },
  });
  document.addEventListener('focusin', preloadTarget);
  document.addEventListener('pointerover', preloadTarget);
}

if (typeof document !== 'undefined') wrapLoader();

export function onRouteDidUpdate(): void {
  left = LIMIT;
}
