import type MiniSearch from 'minisearch';

import type {Vocabulary} from './vocabulary';

export interface Weights {
  /** Weights of the index's fields. */
  readonly fields: Readonly<Record<string, number>>;
  /** Weight of a word that starts with the query's word, from 0 to 1. */
  readonly prefix: number;
}

export interface WordHit {
  readonly score: number;
  /** Stems of the index that matched the query's word. */
  readonly terms: readonly string[];
}

/** Hits by record number. */
export type Hits = ReadonlyMap<number, WordHit>;

/** One list for all records that have the same, as most have: there are thousands of them. */
const joinTerms = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some === others ? some : [...some, ...others];

/** Adds the scores of several words, and joins their stems. */
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

/** The stems of an index that match a word of a query. */
export interface Variants {
  /** Stem of the word itself, if a page has the word or another form of it. */
  readonly whole: readonly string[];
  /** Stems of the words that start with it. */
  readonly begun: readonly string[];
}

/** @param isTyping true if the word may be incomplete */
export function listVariants(vocabulary: Vocabulary, word: string, isTyping: boolean): Variants {
  const stem = vocabulary.toStem(word);
  const longer = isTyping ? vocabulary.listBegun(word) : [];
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
 * Finds the records that contain a word in one of its variants. For words that only start with it the mean score
 * counts, and only if it exceeds the score of the word itself: a changelog entry that names forty fields of a
 * user is no better answer to `user`.
 */
export function findWord(index: MiniSearch, {whole, begun}: Variants, weights: Weights): Hits {
  const hits = new Map<number, WordHit>(
    look(index, whole, weights).map(({id, score}) => [id as number, {score, terms: whole}]),
  );
  for (const {id, score, terms} of look(index, begun, weights)) {
    const own = hits.get(id as number);
    // MiniSearch multiplies the sum by the number of words.
    const mean = (weights.prefix * score) / terms.length ** 2;
    if (mean > (own?.score ?? 0))
      hits.set(id as number, {score: mean, terms: [...(own?.terms ?? []), ...terms]});
  }
  return hits;
}
