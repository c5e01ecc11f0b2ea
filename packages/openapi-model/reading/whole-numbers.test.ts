import {parse} from 'yaml';
import {expect, it} from 'vitest';

import {markWholeNumbers, readWholeNumbers} from './whole-numbers';

const read = (text: string): unknown => readWholeNumbers(parse(markWholeNumbers(text)));

it.each([
  ['a: 9007199254740993', {a: 9007199254740993n}],
  ['a: -9223372036854775808 # least', {a: -9223372036854775808n}],
  ['- 9007199254740991', [9007199254740991]],
  [
    '{a: [9007199254740993, 1], b: {c: 9007199254740995}}',
    {a: [9007199254740993n, 1], b: {c: 9007199254740995n}},
  ],
  ['{"a":9007199254740993}', {a: 9007199254740993n}],
  ['9007199254740993', 9007199254740993n],
])('reads a whole number with all digits: %s (YAML 1.2.2, 10.3.2)', (text, value) => {
  expect(read(text)).toEqual(value);
});

it.each([
  ['"9007199254740993"', '9007199254740993'],
  ["a: '9007199254740993'", {a: '9007199254740993'}],
  ['a: !!str 9007199254740993', {a: '9007199254740993'}],
  ['a: |-\n  9007199254740993', {a: '9007199254740993'}],
  [
    'a: >\n  of 9007199254740993\n  9007199254740993\n',
    {a: 'of 9007199254740993 9007199254740993\n'},
  ],
  ['a: from 9007199254740993, on', {a: 'from 9007199254740993, on'}],
  ['a: 12345678901234568.0', {a: 12345678901234568}],
])('does not change a text: %j', (text, value) => {
  expect(read(text)).toEqual(value);
});

it('returns one object for all aliases of a value', () => {
  const {a, b} = read('a: &x {id: 9007199254740993}\nb: *x') as Record<string, unknown>;
  expect(a).toBe(b);
  expect(a).toEqual({id: 9007199254740993n});
});
