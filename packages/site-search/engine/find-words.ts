import type MiniSearch from 'minisearch';

import {isForgiving, listSwaps} from './mistakes';

/** A word with a mistake weighs less than what was typed. */
const MISTAKE = 0.4;

export interface Weights {
  /** Of the index's fields. */
  readonly fields: Readonly<Record<string, number>>;
  /** Of a word that is not yet whole, from 0 to 1. */
  readonly prefix: number;
}

export interface WordHit {
  readonly score: number;
  /** Words of the index that stand for the word of the query. */
  readonly terms: readonly string[];
}

/**
 * The records that hold a word, or one with a single mistake in it: a letter wrong, dropped, added or swapped with
 * the next, the first aside.
 *
 * @param isPrefix whether the word may be the beginning of one
 */
export function findWord(
  index: MiniSearch,
  word: string,
  isPrefix: boolean,
  weights: Weights,
): ReadonlyMap<number, WordHit> {
  const swaps = isForgiving(word) ? listSwaps(word) : [];
  const found = index.search({
    queries: [
      {queries: [word], prefix: isPrefix, fuzzy: isForgiving(word) ? 1 : false},
      ...(swaps.length > 0 ? [{queries: [...swaps], boostTerm: () => MISTAKE}] : []),
    ],
    combineWith: 'OR',
    tokenize: (text) => [text],
    processTerm: (term) => term,
    boost: {...weights.fields},
    weights: {fuzzy: MISTAKE, prefix: weights.prefix},
    boostDocument: (_id, term) => (term.startsWith(word.charAt(0)) ? 1 : 0),
  });
  return new Map(found.map(({id, score, terms}) => [id as number, {score, terms}]));
}
