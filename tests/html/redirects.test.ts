import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {withoutSlash} from '@openapi-portal/static-pages/formats';
import {apiRoutes, operationRoutes, routes} from '../browser/routes';
import {BUILD, readPage} from './page';

/** Returns the target of a redirect without its fragment; undefined for a page. */
function findTarget(route: string): string | undefined {
  const meta = readPage(route).querySelector('meta[http-equiv="refresh"]');
  return /url=([^#]+)/.exec(meta?.getAttribute('content') ?? '')?.[1];
}

const modules = routes.filter((route) => /^\/docs\/system-modules\/[^/]+$/.test(route));

/** URLs that readers are likely to guess, and their redirect targets. */
const ways: readonly (readonly [from: string, to: string])[] = [
  ['/api', '/docs/API/'],
  ['/changelog', '/docs/API/changelog'],
  ['/modules', '/docs/system-modules/'],
  ...modules.map((route) => [route.replace('/docs/system-modules', '/modules'), route] as const),
  ...operationRoutes.map((route) => [`/${path.basename(route)}`, route] as const),
  ...apiRoutes.map((route) => [withoutSlash(route).toLowerCase(), route] as const),
];

describe.each(ways)('%s', (from, to) => {
  it('redirects to a page, and not to another redirect', () => {
    expect(findTarget(from)).toBe(to);
    expect(findTarget(to)).toBeUndefined();
    expect(readPage(to).querySelector('main')).not.toBeNull();
  });

  it('has the same target with a trailing slash', () => {
    // Hosts serve the index file of a folder with and without a trailing slash.
    expect(fs.existsSync(path.join(BUILD, from, 'index.html'))).toBe(true);
    expect(fs.existsSync(path.join(BUILD, `${from}.html`))).toBe(false);
  });
});

it('the URL of the style guide redirects to the page with the conventions', () => {
  expect(findTarget('/docs/API/style-guide')).toBe('/docs/API');
  expect(readPage('/docs/API/').querySelector('#conventions')).not.toBeNull();
});

it('covers every module and every operation', () => {
  expect(modules.length).toBeGreaterThan(5);
  expect(operationRoutes.length).toBeGreaterThan(5);
});
