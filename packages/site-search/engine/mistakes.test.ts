import {expect, it} from 'vitest';

import {isTypoOf, listSwaps} from './mistakes';

it.each([
  ['wrong', 'pagixation'],
  ['dropped', 'paginaton'],
  ['dropped at the end', 'paginatio'],
  ['added', 'paginnation'],
  ['swapped', 'pagintaion'],
])('forgives a letter %s', (_, word) => {
  expect(isTypoOf(word, 'pagination')).toBe(true);
});

it.each([
  ['two mistakes', 'paxixation', 'pagination'],
  ['a wrong first letter', 'bagination', 'pagination'],
  ['a mistake in a short word', 'rosk', 'risk'],
])('does not forgive %s', (_, word, meant) => {
  expect(isTypoOf(word, meant)).toBe(false);
});

it('lists each swap but that of the first letter', () => {
  expect(listSwaps('abcd')).toEqual(['acbd', 'abdc']);
  expect(listSwaps('ab')).toEqual([]);
});
