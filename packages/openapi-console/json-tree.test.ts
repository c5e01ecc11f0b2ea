import {expect, it} from 'vitest';

import {readJsonTree} from './json-tree';

it('keeps names, values and every digit, and counts the members of a group', () => {
  expect(readJsonTree('{"a": [1, 12345678901234567890], "b\\"{": null}')).toEqual({
    isObject: true,
    size: 4,
    entries: [
      {
        name: '"a"',
        value: {
          isObject: false,
          size: 2,
          entries: [{value: {text: '1'}}, {value: {text: '12345678901234567890'}}],
        },
      },
      {name: '"b\\"{"', value: {text: 'null'}},
    ],
  });
});

it.each([
  ['"text"', {text: '"text"'}],
  ['{}', {isObject: true, entries: [], size: 0}],
  ['[]', {isObject: false, entries: [], size: 0}],
])('reads %s', (text, tree) => {
  expect(readJsonTree(text)).toEqual(tree);
});

it('reads any depth', () => {
  const depth = 100_000;
  const tree = readJsonTree('['.repeat(depth) + ']'.repeat(depth));
  expect(tree).toHaveProperty('size', depth - 1);
});
