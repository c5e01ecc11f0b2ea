import type MiniSearch from 'minisearch';

import type {Vocabulary} from './vocabulary';

export interface Weights {
  /** Of the index's fields. */
  readonly fields: Readonly<Record<string, number>>;
  /** Of a word that is not yet whole, from 0 to 1. */
  readonly prefix: number;
}

export interface WordHit {
  readonly score: number;
  /** Stems of the index that stand for the word of the query. */
  readonly terms: readonly string[];
}

/** By the numbers of the records. */
export type Hits = ReadonlyMap<number, WordHit>;

/** One list for all records that have the same, as most have: there are thousands of them. */
const joinTerms = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some === others ? some : [...some, ...others];

/** Sums of the scores of words, with the stems of the index behind them. */
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

/** The stems of an index that stand for a word of a query. */
export interface Variants {
  /** The word's own, if a page has the word or another form of it. */
  readonly whole: readonly string[];
  /** Those of the words that begin like it. */
  readonly begun: readonly string[];
}

/** @param isTyping whether the word may be the beginning of one */
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
 * The records that hold a word in one of its variants. Of the words that begin like it the mean counts, and only where it is
 * more than the word itself: a release that names forty fields of a user is no better an answer to `user`.
 */
export function findWord(index: MiniSearch, {whole, begun}: Variants, weights: Weights): Hits {
  const hits = new Map<number, WordHit>(
    look(index, whole, weights).map(({id, score}) => [id as number, {score, terms: whole}]),
  );
  for (const {id, score, terms} of look(index, begun, weights)) {
    const own = hits.get(id as number);
    // MiniSearch multiplies the sum by the number of the words.
    const mean = (weights.prefix * score) / terms.length ** 2;
    if (mean > (own?.score ?? 0))
      hits.set(id as number, {score: mean, terms: [...(own?.terms ?? []), ...terms]});
  }
  return hits;
}
