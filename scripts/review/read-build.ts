import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {readBaseUrl} from '../../config/headers';
import {readRedirects} from '../../deploy/redirects-file';

import {type ReviewedPage, readPages} from './read-pages';

/** A state of the site: a build, with further data. */
export interface BuildOfState {
  /** Absolute path of the build. */
  readonly dir: string;
  /** Name of the state: `main, commit 1f6b130414`. */
  readonly name: string;
  /** Moved sections: `/docs/a#b` is now `/docs/c#d`. */
  readonly movedAnchors?: Readonly<Record<string, string>>;
}

/** A file whose name does not change with its content. */
export interface StateFile {
  /** Path from the root of the build. */
  readonly file: string;
  readonly hash: string;
  readonly bytes: number;
}

/** The compared data of a state. */
export interface State extends BuildOfState {
  readonly movedAnchors: Readonly<Record<string, string>>;
  readonly baseUrl: string;
  readonly pages: ReadonlyMap<string, ReviewedPage>;
  /** Targets of redirects by path, both without the base path and without a slash at the end. */
  readonly redirects: ReadonlyMap<string, string>;
  /** By name without hashes: `styles/prose.css`. */
  readonly files: ReadonlyMap<string, StateFile>;
}

/** The name of a file without the hash of its content: `prose.0a1b2c3d.css` and `prose.css` are one. */
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

/** An address without a slash at its end, below the site. */
const toAddress = (address: string, baseUrl: string): string => {
  const below = address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : address;
  return below.replace(/(?<=.)\/(?=$|#)/, '');
};

/**
 * Reads a build.
 *
 * @throws Error if the folder has none
 */
export function readState(build: BuildOfState): State {
  const {dir} = build;
  if (!fs.existsSync(path.join(dir, 'index.html')))
    throw new Error(
      `${dir} is no build of the site: it has no index.html. Run npm run build first`,
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
