/** The data that the build writes into the service worker. */
export interface WorkerData {
  /** Differs wherever anything else here does. */
  readonly build: string;
  /** Path of the site on its host, with a slash at both ends. */
  readonly base: string;
  /** Digests of the pages' HTML by their paths below the base, without a slash at their ends. */
  readonly pages: Readonly<Record<string, string>>;
  /** Digests of the files that pages load, by their paths below the base. */
  readonly files: Readonly<Record<string, string>>;
  /**
   * Paths of the files that every page needs: the offline page, the stylesheet, and the files that it refers to.
   */
  readonly shared: readonly string[];
}

/** The message of a page to the service worker. */
export interface Reading {
  /** Path of the page that is read. */
  readonly path: string;
  /** Addresses of what it has loaded: the worker was not there yet at the first visit. */
  readonly loaded: readonly string[];
  /** True if the reader saves data: then only read pages are cached. */
  readonly isSaving: boolean;
}

/** File of the service worker, at the root of the site: it controls the pages below its folder. */
export const WORKER_FILE = 'offline-worker.js';

/** File of the page that is shown instead of an unavailable one. */
export const OFFLINE_PAGE = 'offline.html';

/** In that page: the service worker puts the list of pages that can be read in its place. */
export const LIST_MARK = '<!--pages-->';

/** Prefix of the paths of all scripts, and of scripts that load on demand. */
export const SCRIPTS = 'assets/js/';
export const ON_DEMAND = 'assets/js/on-demand-';
