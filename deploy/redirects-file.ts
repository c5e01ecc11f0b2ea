import fs from 'node:fs';
import path from 'node:path';

import {REDIRECTS_DATA} from '../config/redirect-options';
import {listPages} from '../config/list-pages';
import {isRedirect} from '../config/redirect-pages';

/** Name of the file with the redirects, at the root of a build. Static hosts read it. */
export const REDIRECTS_FILE = '_redirects';

/** A redirect; both URLs start with a slash and the base path. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
}

const TARGET = /<meta http-equiv="refresh" content="0; url=(?<target>[^"]+)"/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

const decodeEntities = (text: string): string =>
  text.replace(/&(?:amp|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

const readTarget = (html: string): string | undefined => {
  const target = TARGET.exec(html)?.groups?.target;
  return target === undefined ? undefined : decodeEntities(target);
};

export const isRedirectPage = (dir: string, file: string): boolean =>
  path.basename(file) === 'index.html' && isRedirect(fs.readFileSync(path.join(dir, file)));

/** Reads the redirects of large APIs, which have no redirect pages. */
function readOthers(dir: string, baseUrl: string): readonly HostRedirect[] {
  const file = path.join(dir, REDIRECTS_DATA);
  if (!fs.existsSync(file)) return [];
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  const toUrl = (page: string): string => baseUrl + page.slice(1);
  return Object.entries(data).map(([from, to]) => ({from: toUrl(from), to: toUrl(to)}));
}

/**
 * Reads all redirects of a build: its redirect pages and the redirects of large APIs.
 *
 * @param dir absolute path of the build
 * @param baseUrl path of the site on its host, with a leading and a trailing slash
 * @throws Error if a redirect page has no target
 */
export function readRedirects(dir: string, baseUrl: string): readonly HostRedirect[] {
  const ofPages = listPages(dir)
    .filter((name) => isRedirectPage(dir, name))
    .map((name) => {
      const to = readTarget(fs.readFileSync(path.join(dir, name), 'utf8'));
      if (to === undefined) throw new Error(`${name} has no redirect target`);
      return {from: baseUrl + path.dirname(name).split(path.sep).join('/'), to};
    });
  return [...ofPages, ...readOthers(dir, baseUrl)];
}

/** Percent-encodes white space, which would end a column or a line. */
const encodeSpace = (url: string): string => url.replace(/\s/g, encodeURIComponent);

/** Formats redirects for static hosts. Each line has a path, its target and the status. */
export const formatRedirectsFile = (redirects: readonly HostRedirect[]): string =>
  redirects.map(({from, to}) => `${encodeSpace(from)} ${encodeSpace(to)} 301\n`).join('');

/**
 * Writes `_redirects` into a build.
 *
 * @param dir absolute path of the build
 * @param baseUrl path of the site on its host, with a leading and a trailing slash
 */
export const writeRedirectsFile = (dir: string, baseUrl: string): void =>
  fs.writeFileSync(
    path.join(dir, REDIRECTS_FILE),
    formatRedirectsFile(readRedirects(dir, baseUrl)),
  );
