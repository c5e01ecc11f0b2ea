import {expect, test} from 'vitest';

import {findExponential} from './find-exponential';
import {GOOD_PATTERNS} from './testing/good-patterns';

test.each([
  ['a repeat of a repeat', '^(a+)+$', '(a+)+'],
  ['a lazy repeat of a repeat', '^(a+?)+$', '(a+?)+'],
  ['a repeat of what may be left out', '^(\\w+\\s?)*$', '(\\w+\\s?)*'],
  ['a repeat of two parts that may be left out', '^(a?b?)*$', '(a?b?)*'],
  ['a repeat of equal alternatives', '^(a|a)*$', '(a|a)*'],
  ['a repeat of alternatives with characters in common', '^(\\w|\\d)+$', '(\\w|\\d)+'],
  ['a repeat of an alternative that repeats another', '^(a|aa)+$', '(a|aa)+'],
  ['alternatives that meet only later', '^(ab|a|b)*$', '(ab|a|b)*'],
  ['letters that have each other in common', '^(\\p{L}|[é])+$', '(\\p{L}|[é])+'],
  ['a repeat up to many times', '^(a{1,20}){1,20}$', '(a{1,20}){1,20}'],
  ['two ways at each of many times', '^(a|a){30}$', '(a|a){30}'],
  ['a repeat in what is only looked at', '^(?=(a+)+$)b', '(a+)+'],
  ['a repeat beside what stood before', '^(x)(\\1a+)+$', '(\\1a+)+'],
  ['the innermost of two', '^((a+)+b)*$', '(a+)+'],
  [
    'an old e-mail pattern',
    '^([a-z0-9])(([-.]|[_]+)?([a-z0-9]+))*@[a-z.]+$',
    '(([-.]|[_]+)?([a-z0-9]+))*',
  ],
])('finds %s', (_, pattern, found) => {
  expect(findExponential(pattern)).toBe(found);
});

test.each(GOOD_PATTERNS)('passes %s', (_, pattern) => {
  expect(findExponential(pattern)).toBeUndefined();
});

test('passes a pattern of another language, which no browser runs', () => {
  expect(findExponential('^(?<name')).toBeUndefined();
  expect(findExponential('(?i)^a*+$')).toBeUndefined();
});

test('reads what only old browsers accept', () => {
  expect(findExponential('^\\-(a+)+$')).toBe('(a+)+');
});

test('takes no pattern for safe that is too long to be worked out', () => {
  expect(findExponential(`^(${'[a-z]{60}-'.repeat(20)})*$`)).toBeDefined();
});
