import {expect, it} from 'vitest';

import {toLowerCaseRedirects} from './redirects';

it('leads the lower-case form of a path to the path', () => {
  expect(toLowerCaseRedirects('/docs/API/Ciso-API/create-user')).toEqual([
    '/docs/api/ciso-api/create-user',
  ]);
});

it('makes no redirect for a path that is lower-case already', () => {
  expect(toLowerCaseRedirects('/docs/introduction/')).toEqual([]);
});
