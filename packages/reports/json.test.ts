import {expect, it} from 'vitest';

import {groupEntries} from './json';

it('keeps the order of keys, and of the values of each', () => {
  const groups = groupEntries([
    ['b', 1],
    ['constructor', 2],
    ['b', 0],
  ]);
  expect([...groups]).toEqual([
    ['b', [1, 0]],
    ['constructor', [2]],
  ]);
});
