import {expect, it} from 'vitest';

import {readNames} from '@openapi-portal/api-names';
import {siteDir} from '../scripts/site';

import {createShortAddresses} from './short-addresses';

const findShort = createShortAddresses(siteDir, readNames(siteDir));

it.each([
  ['/api', '/docs/API/'],
  ['/changelog', '/docs/API/changelog'],
  ['/modules', '/docs/system-modules/'],
  ['/modules/risks', '/docs/system-modules/risks'],
  ['/create-user', '/docs/API/Ciso-API/create-user'],
])('%s redirects to %s', (from, to) => {
  expect(findShort(to)).toContain(from);
});

it('does not redirect other pages', () => {
  expect(findShort('/docs/system-modules/risks')).toEqual(['/modules/risks']);
  expect(findShort('/docs/introduction/')).toEqual([]);
});
