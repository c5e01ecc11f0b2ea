import {expect, it} from 'vitest';

import {isTypoOf, listSwaps} from './mistakes';

it.each([
  ['wrong', 'pagixation'],
  ['dropped', 'paginaton'],
  ['dropped at the end', 'paginatio'],
  ['added', 'paginnation'],
  ['swapped', 'pagintaion'],
])('tolerates a letter %s', (_, word) => {
  expect(isTypoOf(word, 'pagination')).toBe(true);
});

it.each([
  ['missing', 'limt', 'limit'],
  ['swapped', 'lmiit', 'limit'],
])('tolerates a %s letter in a short word', (_, word, meant) => {
  expect(isTypoOf(word, meant)).toBe(true);
});

it.each([
  ['adjacent', 'questioaire', 'questionnaire'],
  ['apart', 'questionare', 'questionnaire'],
])('tolerates two missing letters in a long word: %s', (_, word, meant) => {
  expect(isTypoOf(word, meant)).toBe(true);
});

it.each([
  ['two mistakes', 'paxixation', 'pagination'],
  ['two missing letters in a shorter word', 'pagiaton', 'pagination'],
  ['three missing letters', 'questionar', 'questionnaire'],
  ['two additional letters', 'paginnationn', 'pagination'],
  ['a wrong first letter', 'bagination', 'pagination'],
  ['a wrong letter in a short word', 'limt', 'list'],
  ['an additional letter in a short word', 'listt', 'list'],
  ['a mistake in three letters', 'rsk', 'risk'],
])('does not tolerate %s', (_, word, meant) => {
  expect(isTypoOf(word, meant)).toBe(false);
});

it('lists each swap of letters except of the first letter', () => {
  expect(listSwaps('abcd')).toEqual(['acbd', 'abdc']);
  expect(listSwaps('ab')).toEqual([]);
});
