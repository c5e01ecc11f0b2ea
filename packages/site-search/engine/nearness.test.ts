import {expect, it} from 'vitest';

import {isSamePage, findSection, weighNearness} from './nearness';

it('ranks the page first, then its section, then others', () => {
  const weigh = (path: string) => weighNearness(path, 'docs/API/Ciso-API/delete-user');
  const [page = 0, section = 0, elsewhere = 0] = [
    'docs/API/Ciso-API/delete-user#responses.412',
    'docs/API/errors#user-in-use',
    'docs/system-modules/risks',
  ].map((path) => weigh(path.replace(/#.*/, '')));
  expect([page > section, section > elsewhere]).toEqual([true, true]);
});

it('ranks all alike without a current page', () => {
  expect([weighNearness('docs/API/', undefined), weighNearness('', '')]).toEqual([1, 1]);
});

it('treats a page with a trailing slash as the same', () => {
  expect(isSamePage('docs/API/', 'docs/API')).toBe(true);
  expect(findSection('docs/API/')).toBe(findSection('docs/API/errors'));
});
