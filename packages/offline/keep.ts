/** What the service worker keeps, and how. */
import {mayBeKept, readOwn} from './own-answer';
import {CACHE, FILES, PAGES, SCRIPTS_OF_PAGES} from './own-files';
import {toSections} from './sections';

/** What a page needs to look as it does, as its HTML names it. */
const NAMED = /\b(?:href|src)="?(\/[^"\s>]+)/g;

/** Finds a file or page that is kept. Of a browser whose storage fails nothing is: it may be damaged, full or blocked. */
export const findKept = (address: string): Promise<Response | undefined> =>
  caches
    .open(CACHE)
    .then((cache) => cache.match(address))
    .catch(() => undefined);

/** Paths of what a cache holds. */
export async function listKept(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({url}) => new URL(url).pathname);
}

/** The addresses of the pages that are kept on the device. */
export const listKeptPages = async (): Promise<string[]> =>
  (await listKept(CACHE)).filter((path) => PAGES.has(path));

/** Keeps what was read of an answer; a browser whose storage fails keeps nothing. */
async function put(address: string, content: ArrayBuffer, answer: Response): Promise<void> {
  const {status, headers} = answer;
  // An answer that came by a redirect is none for a browser that asks for a page: a copy is.
  const copy = new Response(content, {status, headers});
  await caches
    .open(CACHE)
    .then((cache) => cache.put(address, copy))
    .catch(() => undefined);
}

/** Whether it is the file, which is then kept. */
async function keepOwn(address: string, answer: Response): Promise<boolean> {
  const content = await readOwn(answer, address);
  if (content !== undefined) await put(address, content, answer);
  return content !== undefined;
}

/**
 * The host's answer, which is kept where it is the file. Where it is not, the browser may have had it from its own
 * cache: the host itself is asked.
 *
 * @throws TypeError where there is no answer
 */
export async function fetchFile(address: string, cache?: RequestCache): Promise<Response> {
  const answer = await fetch(address, {cache: cache ?? 'default'});
  if (!mayBeKept(answer) || (await keepOwn(address, answer))) return answer;
  const again = await fetch(address, {cache: 'no-cache'});
  await keepOwn(address, again);
  return again;
}

/** @throws Error where the host does not answer with the file */
async function keepFile(address: string): Promise<void> {
  if ((await findKept(address)) === undefined) await fetchFile(address);
  if ((await findKept(address)) === undefined) throw new Error(`${address} could not be kept`);
}

/** Keeps a page with all that its HTML names, unless the host has another build by now, whose worker will. */
async function keepPage(path: string): Promise<void> {
  const answer = await fetch(path, {cache: 'no-cache'});
  const content = await readOwn(answer, path);
  if (content === undefined) return;
  const named = [...new TextDecoder().decode(content).matchAll(NAMED)];
  const addresses = new Set(named.map(([, address = '']) => address));
  await Promise.all([...addresses].filter((address) => FILES.has(address)).map(keepFile));
  await put(path, content, answer);
}

/** Keeps those of this build one after the other, and leaves out what cannot be had. */
export async function keepAll(addresses: Iterable<string>): Promise<void> {
  for (const address of new Set(addresses)) {
    const keep = PAGES.has(address) ? keepPage : keepFile;
    if (PAGES.has(address) || FILES.has(address)) await keep(address).catch(() => undefined);
  }
}

/** The last two parts of an address without its end: `Shop-API/get-order`. */
const toName = (address: string): string =>
  address
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/\.\w+$/, '');

/**
 * What completes something that the reader went to: the other scripts of that name, and, of files of data that stand in
 * one folder, those named like a page that is kept. The console of one operation brings that of its neighbours.
 */
function listCompanions(kept: readonly string[]): readonly string[] {
  const toKind = (address: string): string =>
    /.*\/on-demand-[a-z]+|.*\/(?=[^/]+\.json$)/.exec(address)?.[0] ?? '';
  const kinds = new Set(kept.filter((address) => FILES.has(address)).map(toKind));
  const names = new Set(kept.filter((address) => PAGES.has(address)).map(toName));
  return [...FILES.keys()].filter(
    (address) =>
      toKind(address) !== '' &&
      kinds.has(toKind(address)) &&
      (!address.endsWith('.json') || names.has(toName(address))),
  );
}

/** A reader of one page is spared the rest: with the second page that is read come the sections of both. */
export async function keepAround(path: string): Promise<void> {
  const others = (await listKeptPages()).filter((one) => one !== path);
  if (others.length === 0) return;
  const read = [path, ...(others.length === 1 ? others : [])];
  const around = toSections([...PAGES.keys()])
    .filter((section) => read.some((page) => section.includes(page)))
    .flat()
    .filter((page) => page !== path && !others.includes(page));
  await keepAll([...around, ...SCRIPTS_OF_PAGES]);
  await keepAll(listCompanions(await listKept(CACHE)));
}
