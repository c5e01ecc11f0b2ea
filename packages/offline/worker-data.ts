/** What the build tells the service worker: addresses with what is to be found there. */
export interface WorkerData {
  /** Differs wherever anything else here does. */
  readonly build: string;
  /** Where the site stands on its host, with a slash at both ends. */
  readonly base: string;
  /** Digests of the pages' HTML by their paths below the base, without a slash at their ends. */
  readonly pages: Readonly<Record<string, string>>;
  /** Digests of the files that pages load, by their paths below the base. */
  readonly files: Readonly<Record<string, string>>;
  /** Those of what every page looks like: the page for offline readers, the stylesheet, and what that names. */
  readonly shared: readonly string[];
}

/** What a page tells the service worker. */
export interface Reading {
  /** Path of the page that is read. */
  readonly path: string;
  /** Addresses of what it has loaded: the worker was not there yet at the first visit. */
  readonly loaded: readonly string[];
  /** Whether the reader has the browser save data: then nothing is fetched but what was read. */
  readonly isSaving: boolean;
}

/** File of the service worker, at the base of the site: it is in charge of what stands below. */
export const WORKER_FILE = 'offline-worker.js';

/** File of the page that is shown in the place of one that cannot be had. */
export const OFFLINE_PAGE = 'offline.html';

/** In that page: the service worker puts the list of pages that can be read in its place. */
export const LIST_MARK = '<!--pages-->';

/** Begins the paths of all scripts; those that a reader asks for go on with the second. */
export const SCRIPTS = 'assets/js/';
export const ON_DEMAND = 'assets/js/on-demand-';
