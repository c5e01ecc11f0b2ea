import {CACHE, FILES, PAGES, SCRIPTS_OF_PAGES} from './build-files';
import {toSections} from './sections';
import {toDigest} from './worker-data';

/** Media types by file extension. With another type, browsers reject a file or display it differently. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  js: /^(?:text|application)\/(?:x-)?javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  json: /^application\/json\b/,
};

/** Matches directives against caching (RFC 9111). */
const NOT_CACHEABLE = /\b(?:no-store|private)\b/i;

export const isCacheable = ({status, headers}: Response): boolean =>
  status === 200 && !NOT_CACHEABLE.test(headers.get('cache-control') ?? '');

/**
 * Returns the content of a response if it is the file of this build at the URL. Returns undefined for other content,
 * such as a maintenance page, the sign-in page of a network, or a modified file.
 */
export async function readBuildFile(
  answer: Response,
  address: string,
): Promise<ArrayBuffer | undefined> {
  const end = PAGES.has(address) ? 'html' : (/\w+$/.exec(address)?.[0] ?? '');
  const type = answer.headers.get('content-type') ?? '';
  if (!isCacheable(answer) || TYPES[end]?.test(type) === false) return undefined;
  const content = await answer.clone().arrayBuffer();
  const digest = PAGES.get(address) ?? FILES.get(address);
  return (await toDigest(content)) === digest ? content : undefined;
}

/** Matches the URLs in a page's HTML. */
const URLS = /\b(?:href|src)="?(\/[^"\s>]+)/g;

/** Finds a cached file or page; undefined if the storage fails because it is damaged, full or blocked. */
export const findCached = (address: string): Promise<Response | undefined> =>
  caches
    .open(CACHE)
    .then((cache) => cache.match(address))
    .catch(() => undefined);

export async function listCached(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({url}) => new URL(url).pathname);
}

export const listCachedPages = async (): Promise<string[]> =>
  (await listCached(CACHE)).filter((path) => PAGES.has(path));

/** Caches the content of a response. Does nothing if the browser's storage fails. */
async function put(address: string, content: ArrayBuffer, answer: Response): Promise<void> {
  const {status, headers} = answer;
  // Browsers reject a redirected response for a page. A copy is not marked as redirected.
  const copy = new Response(content, {status, headers});
  await caches
    .open(CACHE)
    .then((cache) => cache.put(address, copy))
    .catch(() => undefined);
}

/** Caches a response if its content is a file of this build. Returns true if so. */
async function cacheBuildFile(address: string, answer: Response): Promise<boolean> {
  const content = await readBuildFile(answer, address);
  if (content !== undefined) await put(address, content, answer);
  return content !== undefined;
}

/**
 * Fetches a file and caches it if it is a file of this build. If it is not, fetches the file again, past the
 * browser's HTTP cache, which may contain that of another build.
 *
 * @throws TypeError if there is no response
 */
export async function fetchFile(address: string, cache?: RequestCache): Promise<Response> {
  const answer = await fetch(address, {cache: cache ?? 'default'});
  if (!isCacheable(answer) || (await cacheBuildFile(address, answer))) return answer;
  const again = await fetch(address, {cache: 'no-cache'});
  await cacheBuildFile(address, again);
  return again;
}

/** @throws TypeError if the host fails, or has another build without the file; `fetch` throws one without a network */
async function expectServed(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (!answer.ok) throw new TypeError(`${answer.url}: ${answer.status}`);
  return answer;
}

/** @throws TypeError if the host does not serve the file now; Error if it cannot be stored */
async function cacheFile(address: string): Promise<void> {
  if ((await findCached(address)) === undefined) await expectServed(fetchFile(address));
  if ((await findCached(address)) === undefined) throw new Error(`${address} could not be cached`);
}

/** Caches a page and the files in its HTML, unless the host has a newer build, which has its own worker. */
async function cachePage(path: string): Promise<void> {
  const answer = await expectServed(fetch(path, {cache: 'no-cache'}));
  const content = await readBuildFile(answer, path);
  if (content === undefined) return;
  const named = [...new TextDecoder().decode(content).matchAll(URLS)];
  const addresses = new Set(named.map(([, address = '']) => address));
  await Promise.all([...addresses].filter((address) => FILES.has(address)).map(cacheFile));
  await put(path, content, answer);
}

/**
 * Caches files and pages of this build sequentially, and skips those that fail.
 *
 * @returns those that the host does not serve now
 */
export async function cacheAll(addresses: Iterable<string>): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const address of new Set(addresses)) {
    if (!PAGES.has(address) && !FILES.has(address)) continue;
    const keep = PAGES.has(address) ? cachePage : cacheFile;
    await keep(address).catch((error: unknown) => {
      if (error instanceof TypeError) missing.push(address);
    });
  }
  return missing;
}

/** Returns the last two segments of a URL without the extension: `Shop-API/get-order`. */
const toName = (address: string): string =>
  address
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/\.\w+$/, '');

/**
 * Lists the files that complete a feature that the reader has used: scripts with the same name prefix, and data files
 * in the same folder for other cached pages. For example, using the console of one operation adds the data for the
 * consoles of all cached operations.
 */
function listCompanions(cached: readonly string[]): readonly string[] {
  const toKind = (address: string): string =>
    /.*\/on-demand-[a-z]+|.*\/(?=[^/]+\.json$)/.exec(address)?.[0] ?? '';
  const kinds = new Set(cached.filter((address) => FILES.has(address)).map(toKind));
  const names = new Set(cached.filter((address) => PAGES.has(address)).map(toName));
  return [...FILES.keys()].filter(
    (address) =>
      toKind(address) !== '' &&
      kinds.has(toKind(address)) &&
      (!address.endsWith('.json') || names.has(toName(address))),
  );
}

/** Caches the sections around the pages that the reader has read, from the second page on. */
export async function cacheSections(path: string): Promise<void> {
  const others = (await listCachedPages()).filter((one) => one !== path);
  if (others.length === 0) return;
  const read = [path, ...(others.length === 1 ? others : [])];
  const around = toSections([...PAGES.keys()])
    .filter((section) => read.some((page) => section.includes(page)))
    .flat()
    .filter((page) => page !== path && !others.includes(page));
  await cacheAll([...around, ...SCRIPTS_OF_PAGES]);
  await cacheAll(listCompanions(await listCached(CACHE)));
}
