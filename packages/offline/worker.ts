/**
 * The service worker of the portal. It caches pages that were read, and the sections around them, for offline
 * reading. When online, pages still come from the host. The worker only caches files of its own build, which it
 * recognizes by their digests, and does not handle other requests.
 * Each build has its own cache. The worker of a new build waits until all pages of the old build are closed, as
 * service workers do, and then deletes the old cache.
 */
import {fetchFile, findCached, cacheAll, cacheSections, listCached, listCachedPages} from './cache';
import {
  CACHE,
  FILES,
  isCache,
  isHashed,
  isBelowBase,
  PAGES,
  SCRIPTS_OF_PAGES,
  SHARED_FILES,
  toAddress,
  withoutHash,
} from './build-files';
import {withoutSlash} from './sections';
import {LIST_PLACEHOLDER, OFFLINE_PAGE, type PageVisit} from './worker-data';
import type {WorkerScope} from './worker-scope';

declare const self: WorkerScope;

const listCaches = async (): Promise<string[]> => (await caches.keys()).filter(isCache);

async function cacheVisit({path: address, loaded, isSaving}: PageVisit): Promise<void> {
  const path = withoutSlash(address);
  const files = loaded.map((url) => new URL(url).pathname).filter((file) => FILES.has(file));
  await cacheAll([...SHARED_FILES, ...files, path]);
  if (PAGES.has(path) && !isSaving) await cacheSections(path);
}

/**
 * Caches the new versions of the files and pages that the old build's worker had cached.
 *
 * @throws Error if the host does not serve all of them now. The old worker then stays active with its cache, and the
 *   browser tries again on the next page. Otherwise a reader who loses the network now would lose all pages.
 */
async function install(): Promise<void> {
  const old = (await Promise.all((await listCaches()).map(listCached))).flat();
  const pages = new Set(old.filter((path) => PAGES.has(path)));
  const names = new Set(old.map(withoutHash));
  const files = [...FILES.keys()].filter((address) => names.has(withoutHash(address)));
  const scripts = pages.size > 1 ? SCRIPTS_OF_PAGES : [];
  const missing = await cacheAll([...SHARED_FILES, ...pages, ...files, ...scripts]);
  if (missing.length > 0) throw new Error(`The host does not serve ${missing.join(', ')}`);
}

async function activate(): Promise<void> {
  const old = (await listCaches()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const toEntry = async (path: string): Promise<string> => {
  const html = (await (await findCached(path))?.text()) ?? '';
  const title = /<title[^>]*>([^<]+?)(?: \| [^<|]*)?</.exec(html)?.[1];
  return `<li><a href="${path}">${title ?? path}</a></li>`;
};

/** Matches the links of the navbar and the footer. */
const MENU_LINK = /<a\b[^>]*\b(?:navbar__link|footer__link-item)\b[^>]*>.*?<\/a>/gs;

/** Removes links of the navbar and the footer to pages that are not cached. */
const removeDeadLinks = (html: string, cached: readonly string[]): string =>
  html.replace(MENU_LINK, (link) => {
    const path = /\bhref="?([^"\s>#]*)/.exec(link)?.[1] ?? '';
    return cached.includes(withoutSlash(path)) ? link : '';
  });

/** Responds with a page that lists the cached pages. Its status is 503, because it is not the requested page. */
async function answerOffline(): Promise<Response> {
  const page = await findCached(toAddress(OFFLINE_PAGE));
  if (page === undefined) return Response.error();
  const cached = (await listCachedPages()).sort();
  const entries = await Promise.all(cached.map(toEntry));
  const list = `<p>You can read these pages offline:</p><ul>${entries.join('')}</ul>`;
  const html = removeDeadLinks(await page.text(), cached).replace(LIST_PLACEHOLDER, () =>
    entries.length > 0 ? list : '<p>No other page is stored.</p>',
  );
  return new Response(html, {status: 503, headers: page.headers});
}

/** Returns the host's response, or the cached one if the host does not respond or fails. */
async function answerFirst(key: string, asked: Promise<Response>): Promise<Response> {
  const answer = await asked.catch(() => undefined);
  if (answer !== undefined && answer.status < 500) return answer;
  return (await findCached(key)) ?? answer ?? Response.error();
}

async function answerPage(request: Request, path: string): Promise<Response> {
  const answer = await answerFirst(path, fetch(request));
  return answer.type === 'error' && request.mode === 'navigate' ? answerOffline() : answer;
}

/** Returns the cached copy without a request if the file name contains a hash, because such a file never changes. */
async function answerFile({cache}: Request, address: string): Promise<Response> {
  const cached = isHashed(address) ? await findCached(address) : undefined;
  return cached ?? answerFirst(address, fetchFile(address, cache));
}

/** Returns false for requests with credentials or for parts of files, which the worker does not handle. */
const isForAll = ({method, headers}: Request): boolean =>
  method === 'GET' && !headers.has('authorization') && !headers.has('range');

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) =>
  event.waitUntil(cacheVisit(event.data as PageVisit).catch(() => undefined)),
);

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (origin !== location.origin || !isBelowBase(pathname) || !isForAll(request)) return;
  const path = withoutSlash(pathname);
  if (FILES.has(pathname)) event.respondWith(answerFile(request, pathname));
  else if (request.mode === 'navigate' || PAGES.has(path)) {
    event.respondWith(answerPage(request, path));
  }
});
