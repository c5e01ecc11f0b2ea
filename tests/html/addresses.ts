import fs from 'node:fs';
import path from 'node:path';

import {withoutSlash} from '@openapi-portal/static-pages/formats';

import {readMovedAnchors} from '../../config/moved-anchors';
import {siteDir} from '../../scripts/site';
import {BUILD, readPage} from './page';

export interface Address {
  readonly route: string;
  readonly anchors: readonly string[];
}

/**
 * URLs that readers may have saved, with the anchors of headings, fields and terms. Numbered anchors, such as
 * footnotes, are omitted, because they change when content is added before them.
 */
export const addresses: readonly Address[] = fs
  .readFileSync(path.join(siteDir, 'tests/html/addresses.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [route = '', ...anchors] = line.split(' ');
    return {route, anchors};
  });

/** Normalises a route with an anchor: no trailing slash, and always a `#`. */
const toKey = (place: string): string => {
  const [route = '', anchor = ''] = place.split('#');
  return `${withoutSlash(route)}#${anchor}`;
};

/** New locations of moved anchors, by their old location. */
export const moved: ReadonlyMap<string, string> = new Map(
  Object.entries(readMovedAnchors(siteDir)).map(([from, to]) => [toKey(from), toKey(to)]),
);

const isBuilt = (file: string): boolean => fs.existsSync(path.join(BUILD, file));

/** Returns true if a host would serve a file at the path. */
export const isThere = (route: string): boolean =>
  path.extname(route) === '' && !route.startsWith('/.')
    ? isBuilt(path.join(route, 'index.html'))
    : isBuilt(route);

const findMeta = (route: string): string =>
  readPage(route).querySelector('meta[http-equiv="refresh"]')?.getAttribute('content') ?? '';

/** Returns the target of a redirect, including its fragment; the route itself if it is a page. */
const findTarget = (route: string): string => /url=(.+)/.exec(findMeta(route))?.[1] ?? route;

const hasAnchor = (route: string, anchor: string): boolean =>
  anchor !== '' && isThere(route) && readPage(route).getElementById(anchor) !== null;

/** Returns true if the page of a location exists and has its anchor. */
export function isPlace(place: string): boolean {
  const [route = '', anchor = ''] = place.split('#');
  return hasAnchor(route, anchor);
}

/** Returns true if a URL leads to its section, on this page or another. */
export function leadsOn(route: string, anchor: string): boolean {
  const target = findTarget(route);
  // An old URL may redirect to a section, regardless of its own fragment.
  if (target.includes('#')) return isPlace(target);
  const page = withoutSlash(target);
  const to = moved.get(`${page}#${anchor}`);
  return hasAnchor(page, anchor) || (to !== undefined && isPlace(to));
}
