import fs from 'node:fs';
import path from 'node:path';

import {decodeText} from '@openapi-portal/reports/text';

import type {Page} from './page';
import {toKey} from './routes';
import {type ProseSite, toRelative} from './site';

/** A URL as written on a page, split into path and anchor. Both are decoded. */
export interface Address {
  readonly path: string;
  /** Without `#`; empty if the URL has no anchor. */
  readonly anchor: string;
}

/** Returns true if a URL has a scheme, such as `https:`, `mailto:` or `pathname:`, or starts with `//`. */
export const isExternal = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

/** Splits a URL into path and anchor. The query is dropped. */
export function toAddress(url: string): Address {
  const [beforeAnchor = '', ...anchor] = url.split('#');
  return {path: decodeText(beforeAnchor.split('?')[0] ?? ''), anchor: decodeText(anchor.join('#'))};
}

/** Returns the URL of a file in a static folder, without the base path, or undefined for files elsewhere. */
export function toStaticUrl(file: string, {staticDirs}: ProseSite): string | undefined {
  const dir = staticDirs.find((each) => file.startsWith(each + path.sep));
  return dir === undefined ? undefined : `/${toRelative(dir, file)}`;
}

/** Returns true if a file exists with exactly this name, also in case, which the web server may distinguish. */
export function isFile(file: string, {files}: ProseSite): boolean {
  if (files.has(file)) return true;
  const dir = path.dirname(file);
  return fs.existsSync(dir) && fs.readdirSync(dir).includes(path.basename(file));
}

/** Lists the files of a path: below the site for `@site/…`, in a static folder for `/…`, else next to the page. */
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
 * Resolves a URL on a page to a key of `Routes.byPath`.
 *
 * @returns undefined for a relative URL on a page whose own URL is unknown
 */
export function toSitePath(address: string, {file}: Page, site: ProseSite): string | undefined {
  if (address.startsWith('/')) return toKey(address, site.baseUrl);
  const own = site.routes?.bySource.get(file)?.permalink;
  if (own === undefined) return undefined;
  return toKey(decodeText(new URL(address, new URL(own, 'http://site')).pathname), '/');
}
