import {withoutSlash} from './sections';
import {ON_DEMAND, SCRIPTS, type WorkerData} from './worker-data';

declare const WORKER_DATA: WorkerData;

const {build, base, pages, files, shared} = WORKER_DATA;

/** Prefix of the names of this site's caches. */
const PREFIX = `offline ${base} `;

/** Name of this build's cache. */
export const CACHE = PREFIX + build;

export const isCache = (name: string): boolean => name.startsWith(PREFIX);

/** Percent-encodes paths, as `pathname` does. */
const toDigests = (digests: WorkerData['files']): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(digests).map(([path, digest]) => [withoutSlash(base + encodeURI(path)), digest]),
  );

/** Digests of pages by path, without a trailing slash. */
export const PAGES = toDigests(pages);

/** Digests of files that pages load, by path. */
export const FILES = toDigests(files);

/** URLs of the files that every page needs. */
export const SHARED_FILES = shared.map((path) => base + path);

/** URLs of all scripts except those that load on demand. */
export const SCRIPTS_OF_PAGES = [...FILES.keys()].filter(
  (address) => address.startsWith(base + SCRIPTS) && !address.startsWith(base + ON_DEMAND),
);

/** Matches the hash in a file name: `main.0123abcd.js`. */
const HASH = /\.[\da-f]{8}(?=\.\w+$)/;

export const isHashed = (address: string): boolean => HASH.test(address);

/** Removes the hash from a URL, so that files of different builds can be matched. */
export const withoutHash = (address: string): string => address.replace(HASH, '');

export const isBelowBase = (path: string): boolean => path.startsWith(base);

export const toAddress = (path: string): string => base + path;
