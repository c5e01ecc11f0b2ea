import fs from 'node:fs';
import path from 'node:path';

import {moduleIds} from '../src/product/ids';
import {MODULES_PAGE, toModulePage} from '../src/product/modules';

import {withoutSlash} from '@openapi-portal/static-pages/formats';
import {groupEntries} from '@openapi-portal/reports/json';
import {CHANGELOG} from './portal';
import {type NamedApi, type Redirect, toOperationRedirects} from './redirects';

const toFirstSegment = (route: string): string => route.split('/')[1] ?? '';

/** Short URLs that new readers are likely to try, in addition to those of operations. */
const SHORT_URLS: readonly Redirect[] = [
  {from: '/api', to: '/docs/API/'},
  {from: '/changelog', to: `/${CHANGELOG}`},
  {from: '/modules', to: MODULES_PAGE},
  ...moduleIds.map((id) => ({from: `/modules/${id}`, to: toModulePage(id)})),
];

/** Lists the first path segments that are taken by pages in `src/pages/`, by plugins, and by the other short URLs. */
const listTaken = (siteDir: string): readonly string[] => [
  ...fs.readdirSync(path.join(siteDir, 'src/pages')).map((name) => path.parse(name).name),
  ...['blog', 'docs', 'problems', 'search'],
  ...SHORT_URLS.map(({from}) => toFirstSegment(from)),
];

/**
 * Creates the short URLs of pages, such as `/api`, `/modules/risks` and `/create-user`.
 *
 * @returns a function that lists the short URLs of a page by its path
 */
export function createShortAddresses(
  siteDir: string,
  named: readonly NamedApi[],
): (path: string) => readonly string[] {
  const all = [...SHORT_URLS, ...toOperationRedirects(named, listTaken(siteDir))];
  const byPage = groupEntries(all.map(({from, to}) => [withoutSlash(to), from] as const));
  return (path) => byPage.get(withoutSlash(path)) ?? [];
}
