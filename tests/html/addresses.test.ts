import {expect, it} from 'vitest';

import {addresses, isPlace, isThere, leadsOn, moved} from './addresses';

it.each(addresses)('$route still exists, and so does each of its sections', ({route, anchors}) => {
  expect(isThere(route)).toBe(true);
  // If an anchor is missing, add a line to config/moved-anchors.yaml, for the page or the target of its redirect.
  expect(anchors.filter((anchor) => !leadsOn(route, anchor))).toEqual([]);
});

it('lists the URLs of a whole build', () => {
  expect(addresses.length).toBeGreaterThan(120);
  expect(addresses.flatMap(({anchors}) => anchors).length).toBeGreaterThan(1200);
});

it('redirects each moved section to an existing one', () => {
  expect([...moved].filter(([, to]) => !isPlace(to))).toEqual([]);
});

it('redirects no section that still exists', () => {
  expect([...moved.keys()].filter(isPlace)).toEqual([]);
});
