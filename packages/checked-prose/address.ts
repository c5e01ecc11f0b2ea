import fs from 'node:fs';
import path from 'node:path';

import {decodeText} from '@openapi-portal/reports/text';

import type {Page} from './page';
import {toKey} from './routes';
import {type ProseSite, toRelative} from './site';

/** An address as written, in its parts; both decoded. */
export interface Address {
  readonly path: string;
  /** Without its `#`; empty if absent. */
  readonly anchor: string;
}

/** Returns true for a URL outside of the site: `https:`, `mailto:`, `pathname:`, `//`. */
export const isExternal = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

/** Divides an address; a query is dropped. */
export function toAddress(url: string): Address {
  const [beforeAnchor = '', ...anchor] = url.split('#');
  return {path: decodeText(beforeAnchor.split('?')[0] ?? ''), anchor: decodeText(anchor.join('#'))};
}

/** The address of a file in a static folder, without the base path. */
export function toStatic(file: string, {staticDirs}: ProseSite): string | undefined {
  const dir = staticDirs.find((each) => file.startsWith(each + path.sep));
  return dir === undefined ? undefined : `/${toRelative(dir, file)}`;
}

/**
 * Returns true if a file exists with exactly this name: some file systems treat `A` and `a` alike, but the server
 * that publishes the site may not.
 */
export function isFile(file: string, {files}: ProseSite): boolean {
  if (files.has(file)) return true;
  const dir = path.dirname(file);
  return fs.existsSync(dir) && fs.readdirSync(dir).includes(path.basename(file));
}

/** The files that a path may mean: `@site/…`, in a static folder, or beside the page. */
export function toFileCandidates(
  address: string,
  {file}: Page,
  site: ProseSite,
): readonly string[] {
  if (address.startsWith('@site/')) return [path.join(site.siteDir, address.slice(6))];
  if (!address.startsWith('/')) return [path.resolve(path.dirname(file), address)];
  const inSite = toKey(address, site.baseUrl);
  return site.staticDirs.map((dir) => path.join(dir, inSite));
}

/**
 * The address of a path on a page, as it is looked up among the routes.
 *
 * @returns `undefined` for a relative path on a page whose own address is unknown
 */
export function toSitePath(address: string, {file}: Page, site: ProseSite): string | undefined {
  if (address.startsWith('/')) return toKey(address, site.baseUrl);
  const own = site.routes?.bySource.get(file)?.permalink;
  if (own === undefined) return undefined;
  return toKey(decodeText(new URL(address, new URL(own, 'http://site')).pathname), '/');
}
