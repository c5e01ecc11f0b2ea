import {expect, test} from 'vitest';

import {isCubic} from './is-cubic';
import {GOOD_PATTERNS} from './testing/good-patterns';

test.each([
  ['three repeats of the same', '^a*a*a*$'],
  ['repeats with characters in common', '^\\w+[a-z]+\\d?[a-f]+!$'],
  ['repeats that separators do not keep apart', '^.*,.*,.*;$'],
  ['two repeats, begun anywhere', 'a*.*b'],
  ['a repeat that is repeated a few times', '^([a-z]+){10}$'],
  ['repeats in what is looked at', '^(?=.*a.*b.*c)\\w+$'],
  ['a repeat in what is looked at from each character on', '^(?:(?=.*a.*b)\\w)+$'],
  ['repeats between others', '^\\d*[xy](\\d|[xy])*z?[xy]*\\d*[xy]*$'],
  ['more than can be worked out', `^${'(a?b)+'.repeat(300)}$`],
])('finds %s', (_, pattern) => {
  expect(isCubic(pattern)).toBe(true);
});

test.each<[string, string]>([
  ...GOOD_PATTERNS,
  ['two repeats of the same', '^a*a*$'],
  ['a repeat, begun anywhere', 'a+$'],
  ['repeats that separators keep apart', '^[^,]*,[^,]*,[^,]*,[^,]*$'],
  ['repeats of which each begins with its own', '^a+b+c+d+e+$'],
  ['several things to look at', '^(?=.*[A-Z])(?=.*[0-9])(?=.*[a-z]).{8,64}$'],
  ['another language', '^(?<name'],
])('passes %s', (_, pattern) => {
  expect(isCubic(pattern)).toBe(false);
});
