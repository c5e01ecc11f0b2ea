import type MiniSearch from 'minisearch';

import type {Vocabulary} from './vocabulary';

export interface Weights {
  readonly fields: Readonly<Record<string, number>>;
  /** Factor for words that only start with the word of the query, from 0 to 1. */
  readonly prefix: number;
}

export interface WordHit {
  readonly score: number;
  /** Stems in the index that matched. */
  readonly terms: readonly string[];
}

/** Hits by record number. */
export type Hits = ReadonlyMap<number, WordHit>;

/** Reuses the list if both are the same object, which is common and saves thousands of arrays. */
const joinTerms = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some === others ? some : [...some, ...others];

export function addHits(hits: readonly Hits[]): Hits {
  const [first = new Map<number, WordHit>(), ...others] = hits;
  if (others.length === 0) return first;
  const sums = new Map(first);
  for (const other of others) {
    for (const [id, hit] of other) {
      const sum = sums.get(id);
      if (sum === undefined) sums.set(id, hit);
      else sums.set(id, {score: sum.score + hit.score, terms: joinTerms(sum.terms, hit.terms)});
    }
  }
  return sums;
}

export interface Variants {
  /** Stem of the word, if the index contains it. */
  readonly whole: readonly string[];
  /** Stems of longer words that start with the word. */
  readonly begun: readonly string[];
}

/** @param isTyping true if the word may be incomplete */
export function listVariants(vocabulary: Vocabulary, word: string, isTyping: boolean): Variants {
  const stem = vocabulary.toStem(word);
  const longer = isTyping ? vocabulary.listByPrefix(word) : [];
  const begun = new Set(longer.map((one) => vocabulary.toStem(one)));
  begun.delete(stem);
  return {whole: vocabulary.has(stem) ? [stem] : [], begun: [...begun]};
}

const look = (index: MiniSearch, stems: readonly string[], {fields}: Weights) =>
  stems.length === 0
    ? []
    : index.search({
        queries: [...stems],
        combineWith: 'OR',
        tokenize: (text) => [text],
        processTerm: (term) => term,
        boost: {...fields},
      });

/**
 * Finds the records that contain a word or one of its variants. For prefix matches, the mean score is used, and
 * only if it is higher than the score of the word itself. Otherwise a changelog entry that lists forty fields
 * of a user would be the best hit for `user`.
 */
export function findWord(index: MiniSearch, {whole, begun}: Variants, weights: Weights): Hits {
  const hits = new Map<number, WordHit>(
    look(index, whole, weights).map(({id, score}) => [id as number, {score, terms: whole}]),
  );
  for (const {id, score, terms} of look(index, begun, weights)) {
    const own = hits.get(id as number);
    // MiniSearch multiplies the sum of the scores by the number of matched terms.
    const mean = (weights.prefix * score) / terms.length ** 2;
    if (mean > (own?.score ?? 0))
      hits.set(id as number, {score: mean, terms: [...(own?.terms ?? []), ...terms]});
  }
  return hits;
}
