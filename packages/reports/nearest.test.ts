import {expect, test} from 'vitest';

import {findNearest} from './nearest';

const addresses = ['/docs/', '/docs/API/', '/docs/API/Ciso-API/', '/docs/system-modules/assets'];

test('finds a misspelt name', () => {
  expect(findNearest('sidebar_postion', ['title', 'sidebar_position'])).toBe('sidebar_position');
});

test('finds a name in another case', () => {
  expect(findNearest('/docs/api/ciso-api/', addresses)).toBe('/docs/API/Ciso-API/');
});

test('prefers the name in the same case', () => {
  expect(findNearest('Assetz', ['assets', 'Assets'])).toBe('Assets');
});

test('finds a moved page', () => {
  expect(findNearest('/docs/modules/assets', addresses)).toBe('/docs/system-modules/assets');
});

test('finds a page by the beginning of its name', () => {
  expect(findNearest('/docs/modul', ['/docs/', '/docs/modules/'])).toBe('/docs/modules/');
});

test('finds nothing if only the folder and the extension are shared', () => {
  expect(findNearest('/docs/nope', addresses)).toBeUndefined();
  expect(findNearest('./none.mdx', ['./page.mdx', './a.mdx'])).toBeUndefined();
});

test('finds a name with more words, in any notation', () => {
  const names = ['create-user', 'update-company', 'update-user-info'];
  expect(findNearest('updateUser', names)).toBe('update-user-info');
  expect(findNearest('user', ['update-user-info'])).toBeUndefined();
});

test('finds nothing in an empty list', () => {
  expect(findNearest('hello', [])).toBeUndefined();
});
