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
 * The addresses that readers have kept, with the anchors of their headings, fields and terms. What a number names, such
 * as the notes of a matrix, is not among them: it changes with what stands before it.
 */
export const addresses: readonly Address[] = fs
  .readFileSync(path.join(siteDir, 'tests/html/addresses.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [route = '', ...anchors] = line.split(' ');
    return {route, anchors};
  });

/** A place by its page without a slash at the end, and its anchor. */
const toKey = (place: string): string => {
  const [route = '', anchor = ''] = place.split('#');
  return `${withoutSlash(route)}#${anchor}`;
};

/** What has moved, each place as a key. */
export const moved: ReadonlyMap<string, string> = new Map(
  Object.entries(readMovedAnchors(siteDir)).map(([from, to]) => [toKey(from), toKey(to)]),
);

const isBuilt = (file: string): boolean => fs.existsSync(path.join(BUILD, file));

/** Whether a host finds something at the address. */
export const isThere = (route: string): boolean =>
  path.extname(route) === '' && !route.startsWith('/.')
    ? isBuilt(path.join(route, 'index.html'))
    : isBuilt(route);

const findMeta = (route: string): string =>
  readPage(route).querySelector('meta[http-equiv="refresh"]')?.getAttribute('content') ?? '';

/** What a reader gets at an address: its page, or where it leads, with the anchor of that if it has one. */
const findTarget = (route: string): string => /url=(.+)/.exec(findMeta(route))?.[1] ?? route;

const hasAnchor = (route: string, anchor: string): boolean =>
  anchor !== '' && isThere(route) && readPage(route).getElementById(anchor) !== null;

/** Whether a place is on a page of the build. */
export function isPlace(place: string): boolean {
  const [route = '', anchor = ''] = place.split('#');
  return hasAnchor(route, anchor);
}

/** Whether a reader who opens an address comes to its section, on this page or on another. */
export function leadsOn(route: string, anchor: string): boolean {
  const target = findTarget(route);
  // An old address may lead to one section, whatever was asked for.
  if (target.includes('#')) return isPlace(target);
  const page = withoutSlash(target);
  const to = moved.get(`${page}#${anchor}`);
  return hasAnchor(page, anchor) || (to !== undefined && isPlace(to));
}
