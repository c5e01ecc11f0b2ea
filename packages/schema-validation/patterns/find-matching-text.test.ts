import {expect, it} from 'vitest';

import {findMatchingText} from './find-matching-text';

const ANY = {least: 0, most: Infinity};

it.each([
  ['^[A-Z]{3}-[0-9]{4}$', 'ABC-1234'],
  ['^\\d{13,14}$', '1234567890123'],
  ['^(a|^b)c$', 'ac'],
  ['foo', 'foo'],
  ['\\bfoo\\b', 'foo'],
  ['^\\p{Lu}\\w+$', 'Aa'],
  ['^x+$|^y', 'x'],
  ['^((25[0-5]|2[0-4]\\d|1\\d\\d|\\d\\d?)\\.){3}\\d+$', '1.2.3.4'],
  ['^([^:]+:){1,100000}$', 'a:'],
])('finds a shortest text that matches %s', (pattern, word) => {
  expect(findMatchingText([pattern], ANY)).toBe(word);
  expect(word).toMatch(new RegExp(pattern, 'u'));
});

it('respects length limits, even if the pattern cannot', () => {
  expect(findMatchingText(['^[a-z]+$'], {least: 4, most: 9})).toBe('abcd');
  expect(findMatchingText(['foo'], {least: 5, most: 5})).toBe('abfoo');
  expect(findMatchingText(['^.{3}$'], {least: 4, most: 9})).toBeUndefined();
});

it('matches several patterns at once', () => {
  expect(findMatchingText(['^[a-z]+$', 'q', '^.{3}$'], ANY)).toBe('abq');
  expect(findMatchingText(['^a', '^b'], ANY)).toBeUndefined();
});

it('returns other texts of the same length', () => {
  expect([0, 1, 2].map((variant) => findMatchingText(['^[A-C]\\d$'], ANY, variant))).toEqual([
    'A1',
    'B2',
    'C3',
  ]);
});

it('finds none for an invalid regular expression', () => {
  expect(findMatchingText(['[[:alpha'], ANY)).toBeUndefined();
});
