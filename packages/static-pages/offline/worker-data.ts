/** What the build tells the service worker. */
export interface WorkerData {
  /** Changes with every change of a page, a script or a style. */
  readonly build: string;
  /** Where the site stands on its host, with a slash at both ends. */
  readonly base: string;
  /** Names of the files that every page of this build, and of no other, has in its head. */
  readonly head: readonly string[];
  /** Addresses of what every page looks like: the page for offline readers, the stylesheet, and what that names. */
  readonly shared: readonly string[];
  /** Paths of the pages that stand in one folder, without a slash at their ends. */
  readonly sections: readonly (readonly string[])[];
  /** Addresses of the scripts that pages are made of. */
  readonly scripts: readonly string[];
}

/** What a page tells the service worker. */
export interface Reading {
  /** Path of the page that is read. */
  readonly path: string;
  /** Whether the reader has the browser save data: then nothing is fetched but what was read. */
  readonly isSaving: boolean;
}

/** File of the service worker, at the base of the site: it is in charge of what stands below. */
export const WORKER_FILE = 'offline-worker.js';

/** File of the page that is shown in the place of one that cannot be had. */
export const OFFLINE_PAGE = 'offline.html';

/** In that page: the service worker puts the list of pages that can be read in its place. */
export const LIST_MARK = '<!--pages-->';
