import {expect, test} from 'vitest';

import {findSlowPart} from './find-slow-part';
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
  ['the innermost of two', '^((a+)+b)*$', '(a+)+'],
  [
    'an old e-mail pattern',
    '^([a-z0-9])(([-.]|[_]+)?([a-z0-9]+))*@[a-z.]+$',
    '(([-.]|[_]+)?([a-z0-9]+))*',
  ],
])('finds %s', (_, pattern, found) => {
  expect(findSlowPart(pattern)).toBe(found);
});

test.each([
  ['a few repeats inside of a few repeats', '^((a|a){4}){15}$', '((a|a){4}){15}'],
  ['repeats of three levels', '^(((a|b|ab){3}){3}){3}$', '(((a|b|ab){3}){3}){3}'],
  ['repeats in a row', '^(a|a){12}(a|a){12}$', '^(a|a){12}(a|a){12}$'],
  ['many parts that may be left out', `^${'a?'.repeat(20)}$`, `^${'a?'.repeat(20)}$`],
  ['nothing in several ways', '^(?:|){30}$', '(?:|){30}'],
  ['what may be nothing, many times', '^(a?){30}$', '(a?){30}'],
])('multiplies the ways to match %s', (_, pattern, found) => {
  expect(findSlowPart(pattern)).toBe(found);
});

test.each([
  ['a backreference', '^(x+)-\\1$', '\\1'],
  ['a named backreference', '^(?<x>a)\\k<x>$', '\\k<x>'],
  ['a backreference in a repeat', '^(x)(\\1a+)+$', '\\1'],
  ['lookbehind', '^a+(?<=a{3}b)$', '(?<=a{3}b)'],
])('treats %s as slow', (_, pattern, found) => {
  expect(findSlowPart(pattern)).toBe(found);
});

test.each([
  ['three repeats of the same', '^a*a*a*$'],
  ['repeats with characters in common', '^\\w+[a-z]+\\d?[a-f]+!$'],
  ['repeats that separators do not keep apart', '^.*,.*,.*;$'],
  ['two repeats, begun anywhere', 'a*.*b'],
  ['two repeats, begun after all but one character', '(?<!x)a*.*b'],
  ['a repeat that is repeated a few times', '^([a-z]+){10}$'],
  ['repeats in what is looked at', '^(?=.*a.*b.*c)\\w+$'],
  ['a repeat in what is looked at from each character on', '^(?:(?=.*a.*b)\\w)+$'],
  ['repeats between others', '^\\d*[xy](\\d|[xy])*z?[xy]*\\d*[xy]*$'],
  ['what is looked at from many readings', '^\\w*\\w*(?!.*--)$'],
  ['more than can be worked out', `^${'(a?b)+'.repeat(300)}$`],
  ['too long a repeat', `^(${'[a-z]{60}-'.repeat(20)})*$`],
  ['too long a pattern', 'a'.repeat(10_000)],
  ['too deep a pattern', '('.repeat(2400) + ')'.repeat(2400)],
  ['another language', '^(?<name'],
  ['possessive repeats', '(?i)^a*+$'],
])('treats as slow: %s', (_, pattern) => {
  expect(findSlowPart(pattern)).toBeDefined();
});

test.each<[string, string]>([
  ...GOOD_PATTERNS,
  ['two repeats of the same', '^a*a*$'],
  ['a repeat, begun anywhere', 'a+$'],
  ['repeats that separators keep apart', '^[^,]*,[^,]*,[^,]*,[^,]*$'],
  ['repeats of which each begins with its own', '^a+b+c+d+e+$'],
  ['several things to look at', '^(?=.*[A-Z])(?=.*[0-9])(?=.*[a-z]).{8,64}$'],
  ['what may not follow', '^[a-z](?!.*--)[a-z0-9-]*$'],
  ['words', '\\b[A-Z]+\\b'],
  ['alternatives inside of a few repeats', '^((ab|cd){3}-){3}$'],
])('passes %s', (_, pattern) => {
  expect(findSlowPart(pattern)).toBeUndefined();
});

test('parses what only old browsers accept', () => {
  expect(findSlowPart('^\\-(a+)+$')).toBe('(a+)+');
});
