import {expect, it} from 'vitest';

import {listBest} from './shortlist';
import type {Kind} from './types';

/**
 * Calls `listBest` with one record per kind. All records contain the word, and later records have higher
 * scores.
 */
function listOf(kinds: readonly Kind[]) {
  const hits = new Map(kinds.map((_, id) => [id, {score: id + 1, terms: ['user']}]));
  return listBest({kinds, nearest: new Map(), parts: [{hits, weight: 1, rarity: 1}]});
}

const FIELDS = Array.from({length: 500}, (): Kind => 'field');

it('omits the lowest scores of a kind', () => {
  const best = listOf(FIELDS);
  expect(best).toHaveLength(100);
  expect(Math.min(...best)).toBe(400);
});

it('keeps all records of a small kind, whatever others score', () => {
  expect(listOf(['page', 'status', ...FIELDS])).toEqual(expect.arrayContaining([0, 1]));
});

it('omits records without a word of the query', () => {
  const hits = new Map([[1, {score: 2, terms: ['user']}]]);
  const parts = [{hits, weight: 1, rarity: 1}];
  expect(listBest({kinds: ['page', 'page'], nearest: new Map(), parts})).toEqual([1]);
});

it('keeps the first of many records with equal scores, and better ones before them', () => {
  const hits = new Map(FIELDS.map((_, id) => [id, {score: id === 450 ? 2 : 1, terms: ['user']}]));
  const best = listBest({kinds: FIELDS, nearest: new Map(), parts: [{hits, weight: 1, rarity: 1}]});
  expect(best).toHaveLength(100);
  expect(best.slice(0, 2)).toEqual([450, 0]);
});
