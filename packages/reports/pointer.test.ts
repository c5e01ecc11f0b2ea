import {expect, it} from 'vitest';

import {findAt, joinPointer, listValues, splitPointer} from './pointer';

it('escapes names as RFC 6901 specifies, and unescapes them', () => {
  const pointer = joinPointer(joinPointer('#/paths', '/users/{id}~x'), 0);
  expect(pointer).toBe('#/paths/~1users~1{id}~0x/0');
  expect(splitPointer(pointer)).toEqual(['paths', '/users/{id}~x', '0']);
  const hidden = joinPointer('#/paths', '/100%41\n\u202e');
  expect(hidden).toBe('#/paths/~1100%2541%0A%E2%80%AE');
  expect(splitPointer(hidden)).toEqual(['paths', '/100%41\n\u202e']);
  expect(splitPointer('#/a%20b')).toEqual(['a b']);
  expect(splitPointer('#/100%/%E0%A4%A')).toEqual(['100%', '%E0%A4%A']);
});

it('lists the values inside a value from the outside in', () => {
  const found = [...listValues({a: [1, {'b/c': null}]})].map(([pointer]) => pointer);
  expect(found).toEqual(['#', '#/a', '#/a/0', '#/a/1', '#/a/1/b~1c']);
});

it('finds the target of a pointer, and ignores inherited members', () => {
  const value = {a: [1, {'b/c': null}]};
  expect(findAt(value, '#')).toBe(value);
  expect(findAt(value, '#/a/1/b~1c')).toBeNull();
  expect(findAt(value, '#/a/2')).toBeUndefined();
  expect(findAt(value, '#/constructor/name')).toBeUndefined();
});
