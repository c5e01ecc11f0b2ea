import {expect, it} from 'vitest';

import {toSections} from './sections';

it('puts the pages of a folder together, and its own page first', () => {
  const paths = ['/docs/modules/tasks', '/docs/modules/', '/docs/modules/risks'];
  expect(toSections(paths)).toEqual([
    ['/docs/modules'],
    ['/docs/modules', '/docs/modules/risks', '/docs/modules/tasks'],
  ]);
});

it('has the home page with the pages beside it', () => {
  expect(toSections(['/', '/blog', '/blog/welcome'])).toEqual([
    ['/', '/blog'],
    ['/blog', '/blog/welcome'],
  ]);
});

it('keeps a page whose folder has no page', () => {
  expect(toSections(['/portal/docs/one/only'])).toEqual([['/portal/docs/one/only']]);
});

it('has each page once, with and without a slash at its end', () => {
  expect(toSections(['/portal/', '/portal'])).toEqual([['/portal']]);
});
