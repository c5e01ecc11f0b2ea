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

/** The records that hold a word in one of its variants. */
export function findWord(
  index: MiniSearch,
  {whole, begun}: Variants,
  weights: Weights,
): ReadonlyMap<number, WordHit> {
  if (whole.length + begun.length === 0) return new Map();
  const found = index.search({
    queries: [...whole, ...begun],
    combineWith: 'OR',
    tokenize: (text) => [text],
    processTerm: (term) => term,
    boostTerm: (term) => (whole.includes(term) ? 1 : weights.prefix),
    boost: {...weights.fields},
  });
  return new Map(found.map(({id, score, terms}) => [id as number, {score, terms}]));
}
