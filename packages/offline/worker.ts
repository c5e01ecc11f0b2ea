/**
 * The service worker of the portal: pages that were read, and the sections around them, can be read offline.
 * Online it changes nothing: pages come from the host. It caches only files of this build, which it recognises by
 * their digests, and leaves all other requests to the browser.
 *
 * Each build has its own cache with its own files. The worker of a new build waits until all pages of the old one
 * are closed, as service workers do, and then deletes the old cache.
 */
import {fetchFile, findKept, keepAll, keepAround, listKept, listKeptPages} from './keep';
import {
  CACHE,
  FILES,
  isCache,
  isHashed,
  isInSite,
  PAGES,
  SCRIPTS_OF_PAGES,
  SHARED,
  toAddress,
  withoutHash,
} from './own-files';
import {withoutSlash} from './sections';
import {LIST_MARK, OFFLINE_PAGE, type Reading} from './worker-data';
import type {WorkerScope} from './worker-scope';

declare const self: WorkerScope;

const listCaches = async (): Promise<string[]> => (await caches.keys()).filter(isCache);

async function keepRead({path: address, loaded, isSaving}: Reading): Promise<void> {
  const path = withoutSlash(address);
  const files = loaded.map((url) => new URL(url).pathname).filter((file) => FILES.has(file));
  await keepAll([...SHARED, ...files, path]);
  if (PAGES.has(path) && !isSaving) await keepAround(path);
}

/**
 * Caches again what the old build had cached: pages, search, the console.
 *
 * @throws Error if the host does not serve all of it now. The old worker then goes on with its cache, and the browser
 * installs this build again with the next page: otherwise a reader who loses the network now would lose all pages.
 */
async function install(): Promise<void> {
  const old = (await Promise.all((await listCaches()).map(listKept))).flat();
  const pages = new Set(old.filter((path) => PAGES.has(path)));
  const names = new Set(old.map(withoutHash));
  const files = [...FILES.keys()].filter((address) => names.has(withoutHash(address)));
  const scripts = pages.size > 1 ? SCRIPTS_OF_PAGES : [];
  const missing = await keepAll([...SHARED, ...pages, ...files, ...scripts]);
  if (missing.length > 0) throw new Error(`The host does not serve ${missing.join(', ')}`);
}

async function activate(): Promise<void> {
  const old = (await listCaches()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const toEntry = async (path: string): Promise<string> => {
  const html = (await (await findKept(path))?.text()) ?? '';
  return `<li><a href="${path}">${/<title[^>]*>([^<]+)/.exec(html)?.[1] ?? path}</a></li>`;
};

/** Says that a page cannot be had, and which can: nothing pretends to be it, so the status is an error's. */
async function answerOffline(): Promise<Response> {
  const page = await findKept(toAddress(OFFLINE_PAGE));
  if (page === undefined) return Response.error();
  const entries = await Promise.all((await listKeptPages()).sort().map(toEntry));
  const list = `<p>These pages can be read without one:</p><ul>${entries.join('')}</ul>`;
  const html = (await page.text()).replace(LIST_MARK, () => (entries.length > 0 ? list : ''));
  return new Response(html, {status: 503, headers: page.headers});
}

/** Answers with the host's response; with the cached one if the host does not respond or fails. */
async function answerFirst(key: string, asked: Promise<Response>): Promise<Response> {
  const answer = await asked.catch(() => undefined);
  if (answer !== undefined && answer.status < 500) return answer;
  return (await findKept(key)) ?? answer ?? Response.error();
}

async function answerPage(request: Request, path: string): Promise<Response> {
  const answer = await answerFirst(path, fetch(request));
  return answer.type === 'error' && request.mode === 'navigate' ? answerOffline() : answer;
}

/** A file with a hash in its name never changes, so a cached copy needs no request. */
async function answerFile({cache}: Request, address: string): Promise<Response> {
  const kept = isHashed(address) ? await findKept(address) : undefined;
  return kept ?? answerFirst(address, fetchFile(address, cache));
}

/** Requests with credentials or for parts of files are not handled. */
const isForAll = ({method, headers}: Request): boolean =>
  method === 'GET' && !headers.has('authorization') && !headers.has('range');

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) =>
  event.waitUntil(keepRead(event.data as Reading).catch(() => undefined)),
);

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (origin !== location.origin || !isInSite(pathname) || !isForAll(request)) return;
  const path = withoutSlash(pathname);
  if (FILES.has(pathname)) event.respondWith(answerFile(request, pathname));
  else if (request.mode === 'navigate' || PAGES.has(path)) {
    event.respondWith(answerPage(request, path));
  }
});
