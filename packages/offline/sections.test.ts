import {expect, it} from 'vitest';

import {toSections} from './sections';

it('groups the pages of a folder, with its index page first', () => {
  const paths = ['/docs/modules/tasks', '/docs/modules/', '/docs/modules/risks'];
  expect(toSections(paths)).toEqual([
    ['/docs/modules'],
    ['/docs/modules', '/docs/modules/risks', '/docs/modules/tasks'],
  ]);
});

it('groups the home page with the pages next to it', () => {
  expect(toSections(['/', '/blog', '/blog/welcome'])).toEqual([
    ['/', '/blog'],
    ['/blog', '/blog/welcome'],
  ]);
});

it('keeps a page whose folder has no page', () => {
  expect(toSections(['/portal/docs/one/only'])).toEqual([['/portal/docs/one/only']]);
});

it('lists each page once, with and without a trailing slash', () => {
  expect(toSections(['/portal/', '/portal'])).toEqual([['/portal']]);
});
