/**
 * The service worker of the portal: what was read can be read without a network, and so can the sections around it.
 * While there is a network it changes nothing: pages come from the host. Of what a page asks for it keeps files whose
 * names are hashes of their content, and lists of these; all else it fetches itself.
 *
 * Each build has a cache of its own, filled with its pages alone. The worker of a new build waits until all pages of
 * the old one are closed, as browsers have it, and only then is the old cache deleted.
 */
import {LIST_MARK, OFFLINE_PAGE, type Reading, type WorkerData} from './worker-data';
import type {WorkerScope} from './worker-scope';

declare const WORKER_DATA: WorkerData;
declare const self: WorkerScope;

const {build, base, head, shared, sections, scripts} = WORKER_DATA;
const PREFIX = `offline ${base} `;
const CACHE = PREFIX + build;
const PAGES = new Set(sections.flat());

/** Files whose names are hashes of what they hold: `main.0123abcd.js`. */
const HASHED = /\.[\da-f]{8}\.\w+$/;

/** What a page needs to look as it does, as its HTML names it. */
const FILES = /\b(?:href|src)="?(\/[^"\s>]+?\.(?:css|js|png|svg|woff2))\b/g;

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

const listCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Paths of the pages that a cache holds. */
async function listPages(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({url}) => new URL(url).pathname).filter((path) => PAGES.has(path));
}

/** @throws Error where the host does not answer with the file */
async function keepFile(address: string): Promise<void> {
  const cache = await caches.open(CACHE);
  if ((await cache.match(address)) === undefined) await cache.add(address);
}

/** Keeps a page with all that its HTML names, unless the host has another build by now, whose worker will. */
async function keepPage(path: string): Promise<void> {
  const answer = await fetch(path, {cache: 'no-cache'});
  const html = await answer.text();
  if (!answer.ok || !head.every((file) => html.includes(file))) return;
  const files = [...html.matchAll(FILES)].map(([, address = '']) => address);
  await Promise.all([...new Set(files)].map(keepFile));
  // An answer that came by a redirect is none for a browser that asks for a page: a copy is.
  const {status, headers} = answer;
  await (await caches.open(CACHE)).put(path, new Response(html, {status, headers}));
}

/** Keeps them one after the other, and leaves out what cannot be had. */
async function keepAll(
  keep: (address: string) => Promise<void>,
  addresses: Iterable<string>,
): Promise<void> {
  for (const address of addresses) await keep(address).catch(() => undefined);
}

/** A reader of one page is spared the rest: with the second page that is read come the sections of both. */
async function keepRead({path: address, isSaving}: Reading): Promise<void> {
  const path = withoutSlash(address);
  if (!PAGES.has(path)) return;
  const others = (await listPages(CACHE)).filter((page) => page !== path);
  await keepPage(path);
  if (others.length === 0 || isSaving) return;
  const read = [path, ...(others.length === 1 ? others : [])];
  const around = sections.filter((section) => read.some((page) => section.includes(page))).flat();
  await keepAll(
    keepPage,
    new Set(around.filter((page) => !others.includes(page) && page !== path)),
  );
  await keepAll(keepFile, scripts);
}

/** What was kept of the last build is there when this one takes over. */
async function install(): Promise<void> {
  const pages = (await Promise.all((await listCaches()).map(listPages))).flat();
  await Promise.all(shared.map(keepFile));
  await keepAll(keepPage, new Set(pages));
  if (pages.length > 1) await keepAll(keepFile, scripts);
}

async function activate(): Promise<void> {
  const old = (await listCaches()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const toEntry = async (path: string): Promise<string> => {
  const html = (await (await caches.match(path))?.text()) ?? '';
  return `<li><a href="${path}">${/<title[^>]*>([^<]+)/.exec(html)?.[1] ?? path}</a></li>`;
};

/** Says that a page cannot be had, and which can: nothing pretends to be it, so the status is an error's. */
async function answerOffline(): Promise<Response> {
  const page = await caches.match(base + OFFLINE_PAGE);
  if (page === undefined) return Response.error();
  const entries = await Promise.all((await listPages(CACHE)).sort().map(toEntry));
  const html = (await page.text()).replace(LIST_MARK, () => entries.join(''));
  return new Response(html, {status: 503, headers: page.headers});
}

/** The host's answer; what was kept where it has none, or fails. */
async function answerFromHost(request: Request, key: string): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer !== undefined && answer.status < 500) return answer;
  const kept = await caches.match(key);
  return kept ?? answer ?? (request.mode === 'navigate' ? answerOffline() : Response.error());
}

/** The same, and a copy is kept. */
async function answerAndKeep(request: Request): Promise<Response> {
  const answer = await answerFromHost(request, request.url);
  if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone());
  return answer;
}

/** A file that never changes: one that was fetched once is not asked for again. */
const answerHashed = async (request: Request): Promise<Response> =>
  (await caches.match(request.url)) ?? answerAndKeep(request);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) =>
  event.waitUntil(keepRead(event.data as Reading).catch(() => undefined)),
);

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === location.origin;
  if (!isOurs || !pathname.startsWith(base) || request.headers.has('range')) return;
  const key = withoutSlash(pathname);
  if (HASHED.test(pathname)) event.respondWith(answerHashed(request));
  else if (pathname.endsWith('/manifest.json')) event.respondWith(answerAndKeep(request));
  // What scripts ask for besides may be an API on the same host.
  else if (request.destination !== '' || PAGES.has(key)) {
    event.respondWith(answerFromHost(request, key));
  }
});
