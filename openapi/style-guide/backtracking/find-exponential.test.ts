import {expect, test} from 'vitest';

import {findExponential} from './find-exponential';

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

const CPE_PART =
  ':(((\\?*|\\*?)([a-zA-Z0-9\\-\\._]|(\\\\[\\\\\\*\\?!"#$$%&\'\\(\\)\\+,/:;<=>@\\[\\]\\^`\\{\\|}~]))+(\\?*|\\*?))|[\\*\\-])';

test.each([
  ['an e-mail address', '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$'],
  [
    'the e-mail address of HTML',
    "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  ],
  ['a UUID', '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'],
  ['the number of a CVE', '^CVE-[0-9]{4}-[0-9]{4,}$'],
  ['a name of CPE 2.3', `cpe:2\\.3:[aho\\*\\-](${CPE_PART}){5}(${CPE_PART}){4}`],
  ['a time', '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$'],
  ['a duration', '^P(\\d+Y)?(\\d+M)?(\\d+D)?(T(\\d+H)?(\\d+M)?(\\d+S)?)?$'],
  ['words with hyphens', '^[a-z0-9]+(-[a-z0-9]+)*$'],
  [
    'a semantic version',
    '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$',
  ],
  ['a host name', '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$'],
  ['an IPv4 address', '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$'],
  ['base64', '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$'],
  ['a text without spaces at its ends', '^\\S(.*\\S)?$'],
  ['a name of people', "^[\\p{L}\\p{M}]+([ '-][\\p{L}\\p{M}]+)*$"],
  ['blocks of a fixed length', '^([A-Z0-9]{18}[0-9]{2})*$'],
  ['a character that may be left out', '^(a?)*$'],
  ['two ways at each of a few times', '^(a|a){4}$'],
])('passes %s', (_, pattern) => {
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
