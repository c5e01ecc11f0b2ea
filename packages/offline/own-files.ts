/** The files of this build, by URL. */
import {withoutSlash} from './sections';
import {ON_DEMAND, SCRIPTS, type WorkerData} from './worker-data';

declare const WORKER_DATA: WorkerData;

const {build, base, pages, files, shared} = WORKER_DATA;

/** Prefix of the names of this site's caches. */
const PREFIX = `offline ${base} `;

/** The cache of this build. */
export const CACHE = PREFIX + build;

export const isCache = (name: string): boolean => name.startsWith(PREFIX);

const toDigests = (digests: WorkerData['files']): ReadonlyMap<string, string> =>
  new Map(Object.entries(digests).map(([path, digest]) => [withoutSlash(base + path), digest]));

/** Digests of pages by their paths, without a slash at their ends. */
export const PAGES = toDigests(pages);

/** Digests of what pages load. */
export const FILES = toDigests(files);

/** Addresses of what every page looks like. */
export const SHARED = shared.map((path) => base + path);

/** Addresses of the scripts that pages are made of. */
export const SCRIPTS_OF_PAGES = [...FILES.keys()].filter(
  (address) => address.startsWith(base + SCRIPTS) && !address.startsWith(base + ON_DEMAND),
);

/** The hash in a file name: `main.0123abcd.js`. */
const HASH = /\.[\da-f]{8}(?=\.\w+$)/;

export const isHashed = (address: string): boolean => HASH.test(address);

/** Removes the hash from a URL, so that builds can be compared. */
export const withoutHash = (address: string): string => address.replace(HASH, '');

export const isInSite = (path: string): boolean => path.startsWith(base);

export const toAddress = (path: string): string => base + path;
