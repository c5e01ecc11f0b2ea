import fs from 'node:fs';
import path from 'node:path';

import {isRedirect} from '../config/redirect-pages';

/** Name of the file, at the root of a build, by which hosts of static sites know what leads where. */
export const REDIRECTS_FILE = '_redirects';

/** An address that leads to another; both begin with a slash and with the base path. */
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

/** Where the page of a redirect leads. */
const readTarget = (html: string): string | undefined => {
  const target = TARGET.exec(html)?.groups?.target;
  return target === undefined ? undefined : decodeEntities(target);
};

/** Whether a file of a build is the page of a redirect. */
export const isRedirectPage = (dir: string, file: string): boolean =>
  path.basename(file) === 'index.html' && isRedirect(fs.readFileSync(path.join(dir, file)));

/**
 * The redirects of a build, as its pages of redirects have them.
 *
 * @param dir absolute path of the build
 * @param baseUrl where it stands on its host, with a slash at both ends
 * @throws Error where a page of a redirect does not say where it leads
 */
export function readRedirects(dir: string, baseUrl: string): readonly HostRedirect[] {
  const pages = fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort();
  return pages
    .filter((name) => isRedirectPage(dir, name))
    .map((name) => {
      const to = readTarget(fs.readFileSync(path.join(dir, name), 'utf8'));
      if (to === undefined) throw new Error(`${name} does not say where it leads`);
      return {from: baseUrl + path.dirname(name).split(path.sep).join('/'), to};
    });
}

/** Redirects in the form that hosts of static sites read: from where, to where, and the status. */
export const formatRedirectsFile = (redirects: readonly HostRedirect[]): string =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/**
 * Writes `_redirects` into a build.
 *
 * @param dir absolute path of the build
 * @param baseUrl where it stands on its host, with a slash at both ends
 */
export const writeRedirectsFile = (dir: string, baseUrl: string): void =>
  fs.writeFileSync(
    path.join(dir, REDIRECTS_FILE),
    formatRedirectsFile(readRedirects(dir, baseUrl)),
  );
