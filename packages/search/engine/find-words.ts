import type MiniSearch from 'minisearch';

import {isForgiving, listSwaps} from './mistakes';

/** A word with a mistake, and one that is not yet whole, weigh less than what was typed. */
const MISTAKE = 0.4;
const PREFIX = 0.6;

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
 * @param boost weights of the index's fields
 */
export function findWord(
  index: MiniSearch,
  word: string,
  isPrefix: boolean,
  boost: Readonly<Record<string, number>>,
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
    boost: {...boost},
    weights: {fuzzy: MISTAKE, prefix: PREFIX},
    boostDocument: (_id, term) => (term.startsWith(word.charAt(0)) ? 1 : 0),
  });
  return new Map(found.map(({id, score, terms}) => [id as number, {score, terms}]));
}
