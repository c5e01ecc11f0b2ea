import {expect, it} from 'vitest';

import {siteDir} from '../scripts/site';

import {readContracts} from './redirects';
import {toShortRedirects} from './short-addresses';

const redirects = toShortRedirects(siteDir, readContracts(siteDir));

it.each([
  ['/api', '/docs/API/'],
  ['/changelog', '/docs/API/changelog'],
  ['/modules', '/docs/system-modules/'],
  ['/modules/risks', '/docs/system-modules/risks'],
  ['/create-user', '/docs/API/Ciso-API/create-user'],
])('%s leads to %s', (from, to) => {
  expect(redirects).toContainEqual({from, to});
});

it('has one way for each address, and none that leads to another', () => {
  const starts = redirects.map(({from}) => from);
  expect(new Set(starts).size).toBe(starts.length);
  expect(redirects.filter(({to}) => starts.includes(to.replace(/\/$/, '')))).toEqual([]);
});
