/** Number of bytes of a digest to store. 96 bits tell files apart reliably, and keep lists short. */
const LENGTH = 12;

/** Returns the first `LENGTH` bytes of a file's SHA-256 digest: 16 characters of base64. */
export async function toDigest(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, LENGTH)));
}

/** The data that the build writes into the service worker. */
export interface WorkerData {
  /** Digest of all other properties. */
  readonly build: string;
  /** Path of the site on its host, with a slash at both ends. */
  readonly base: string;
  /** Digests of the pages' HTML, by path relative to `base` without a trailing slash. */
  readonly pages: Readonly<Record<string, string>>;
  /** Digests of the files that pages load, by path relative to `base`. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that every page needs, relative to `base`: the offline page, the stylesheet, and its files. */
  readonly shared: readonly string[];
}

/** The message of a page to the service worker. */
export interface PageVisit {
  readonly path: string;
  /** URLs of the files that the page has loaded. On the first visit, the worker did not see these requests. */
  readonly loaded: readonly string[];
  /** True if the reader saves data. Only visited pages are then cached. */
  readonly isSaving: boolean;
}

/** File of the service worker, at the site's root because a worker only controls pages below its folder. */
export const WORKER_FILE = 'offline-worker.js';

/** Page that is shown instead of unavailable ones. */
export const OFFLINE_PAGE = 'offline.html';

/** Placeholder in that page, which the service worker replaces by a list of the cached pages. */
export const LIST_PLACEHOLDER = '<!--pages-->';

/** Path prefixes of all scripts, and of those that load on demand. */
export const SCRIPTS = 'assets/js/';
export const ON_DEMAND = 'assets/js/on-demand-';
