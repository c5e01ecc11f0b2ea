import {expect, it} from 'vitest';

import {toPagePath} from './page-path';

it.each([
  ['/docs/API/Shop-API/create-order', '/docs/API', 'Shop-API/create-order'],
  ['/docs/API/Shop-API/', '/docs/API/', 'Shop-API'],
  ['/docs/API', '/docs/API', ''],
  ['/Shop-API/create-order', '/', 'Shop-API/create-order'],
])('finds the path of %s below %s', (pathname, root, path) => {
  expect(toPagePath(pathname, root)).toBe(path);
});
