import {expect, it} from 'vitest';

import {addBaseUrl, toKey} from './places';

it.each([
  ['/', '/docs/a#b', '/docs/c#d'],
  ['/portal/', '/portal/docs/a#b', '/portal/docs/c#d'],
])('adds the base path %s to both URLs', (baseUrl, from, to) => {
  expect(addBaseUrl({'/docs/a#b': '/docs/c#d'}, baseUrl)).toEqual({[from]: to});
});

it('finds a location by its page with and without a trailing slash', () => {
  const places = addBaseUrl({'/docs/a/#b': '/docs/c/#d'}, '/');
  expect([places[toKey('/docs/a', '#b')], places[toKey('/docs/a/', '#b')]]).toEqual([
    '/docs/c/#d',
    '/docs/c/#d',
  ]);
});
