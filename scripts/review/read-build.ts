import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {readBaseUrl} from '../../config/headers';
import {readRedirects} from '../../deploy/redirects-file';

import {type ReviewedPage, readPages} from './read-pages';

/** A build to compare, with its name and data that the files do not contain. */
export interface BuildOfState {
  /** Absolute path of the build. */
  readonly dir: string;
  /** Name of the state, such as `main, commit 1f6b130414`. */
  readonly name: string;
  /** Maps moved sections to their new location: `/docs/a#b` to `/docs/c#d`. */
  readonly movedAnchors?: Readonly<Record<string, string>>;
}

export interface StateFile {
  /** Path relative to the build. */
  readonly file: string;
  readonly hash: string;
  readonly bytes: number;
}

export interface State extends BuildOfState {
  readonly movedAnchors: Readonly<Record<string, string>>;
  readonly baseUrl: string;
  readonly pages: ReadonlyMap<string, ReviewedPage>;
  /** Targets of redirects by path. Paths have no base path and no trailing slash. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Files by name without the content hash, such as `styles/prose.css`. */
  readonly files: ReadonlyMap<string, StateFile>;
}

/** Removes the content hash from a file name: `prose.0a1b2c3d.css` becomes `prose.css`. */
const toStableName = (file: string): string =>
  file.replace(/[.-][0-9a-f]{8}(?:[0-9a-f]{24})?(?=\.\w+$)/, '');

function readFiles(dir: string): ReadonlyMap<string, StateFile> {
  const entries = fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const files = new Map<string, StateFile>();
  for (const file of entries) {
    const content = fs.readFileSync(path.join(dir, file));
    const hash = crypto.createHash('sha256').update(content).digest('hex');
    const name = toStableName(file);
    files.set(files.has(name) ? file : name, {file, hash, bytes: content.length});
  }
  return files;
}

/** Removes the base path and a trailing slash from a URL path. */
const toAddress = (address: string, baseUrl: string): string => {
  const below = address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : address;
  return below.replace(/(?<=.)\/(?=$|#)/, '');
};

/**
 * Reads a build.
 *
 * @throws Error if the folder contains no build
 */
export function readState(build: BuildOfState): State {
  const {dir} = build;
  if (!fs.existsSync(path.join(dir, 'index.html')))
    throw new Error(
      `${dir} is not a build of the site: it has no index.html. Run npm run build first`,
    );
  const baseUrl = readBaseUrl(dir);
  const redirects = readRedirects(dir, baseUrl).map(({from, to}): [string, string] => [
    toAddress(from, baseUrl),
    toAddress(to, baseUrl),
  ]);
  return {
    movedAnchors: {},
    ...build,
    baseUrl,
    pages: new Map(readPages(dir).map((page) => [page.path, page])),
    redirects: new Map(redirects),
    files: readFiles(dir),
  };
}
