import type MiniSearch from 'minisearch';

import {findWord, type WordHit} from './find-words';
import {parseQuery, type Query, type QueryPart, type Synonyms} from './query';
import {type Match, rank} from './rank';
import type {Kind} from './types';

/** A title or a name as `toPhrase` makes it, and its words. */
export interface Phrase {
  readonly text: string;
  readonly words: readonly string[];
}

/** A record as ranking knows it. */
export interface Ranked {
  readonly kind: Kind;
  /** Title and names. */
  readonly phrases: readonly Phrase[];
}

export interface Indexes {
  readonly titles: MiniSearch;
  /** Undefined until it is loaded. */
  readonly text: MiniSearch | undefined;
  readonly records: readonly Ranked[];
  readonly synonyms: Synonyms;
}

export interface Found {
  /** Number of the record. */
  readonly id: number;
  readonly score: number;
  /** Words of the index that the query matched. */
  readonly terms: ReadonlySet<string>;
}

const TITLE_WEIGHTS = {fields: {title: 3, names: 5, parts: 1, page: 1}, prefix: 0.6};
/** Many words of a text begin alike, and each counts: they weigh less. */
const TEXT_WEIGHTS = {fields: {text: 1}, prefix: 0.25};

/** Sums of the scores of words, with the words of the index behind them. */
function add(hits: readonly ReadonlyMap<number, WordHit>[]): ReadonlyMap<number, WordHit> {
  const [first = new Map<number, WordHit>(), ...others] = hits;
  if (others.length === 0) return first;
  const sums = new Map(first);
  for (const other of others) {
    for (const [id, hit] of other) {
      const sum = sums.get(id);
      const terms = sum === undefined ? hit.terms : [...sum.terms, ...hit.terms];
      sums.set(id, {score: (sum?.score ?? 0) + hit.score, terms});
    }
  }
  return sums;
}

type Lookup = (word: string) => ReadonlyMap<number, WordHit>;

/** Each word is looked up once, in both indexes. */
function createLookup({titles, text}: Indexes, typing: readonly string[]): Lookup {
  const known = new Map<string, ReadonlyMap<number, WordHit>>();
  return (word) => {
    const hits =
      known.get(word) ??
      add([
        findWord(titles, word, typing.includes(word), TITLE_WEIGHTS),
        ...(text === undefined ? [] : [findWord(text, word, typing.includes(word), TEXT_WEIGHTS)]),
      ]);
    known.set(word, hits);
    return hits;
  };
}

/** What a part of the query finds in the way that fits each record best; all words of a way count alike. */
function findPart(ways: QueryPart, lookup: Lookup): ReadonlyMap<number, WordHit> {
  const best = new Map<number, WordHit>();
  for (const way of ways) {
    const words = way.words.map(lookup);
    for (const [id, {score, terms}] of add(words)) {
      const share = words.filter((hits) => hits.has(id)).length / words.length;
      const weighed = score * share * way.weight;
      if (weighed > (best.get(id)?.score ?? 0)) best.set(id, {score: weighed, terms});
    }
  }
  return best;
}

/** Share of the words of the phrase that fits best, from 0 to 1. */
function toTitleShare(phrases: readonly Phrase[], terms: ReadonlySet<string>): number {
  const shares = phrases.map(
    ({words}) => words.filter((word) => terms.has(word)).length / words.length,
  );
  return Math.max(0, ...shares);
}

function comparePhrases(own: readonly Phrase[], queried: readonly string[]): Match['phrase'] {
  if (queried.some((phrase) => own.some(({text}) => text === phrase))) return 'whole';
  const isBegun = queried.some((phrase) => own.some(({text}) => text.startsWith(phrase)));
  return isBegun ? 'beginning' : 'other';
}

function toFound(
  id: number,
  parts: readonly ReadonlyMap<number, WordHit>[],
  query: Query,
  record: Ranked,
): Found {
  const hits = parts.flatMap((part) => part.get(id) ?? []);
  const terms = new Set(hits.flatMap((hit) => hit.terms));
  const score = rank({
    kind: record.kind,
    score: hits.reduce((sum, hit) => sum + hit.score, 0),
    coverage: hits.length / parts.length,
    title: toTitleShare(record.phrases, terms),
    phrase: comparePhrases(record.phrases, query.phrases),
  });
  return {id, score, terms};
}

/** The records that answer a query, best first; of equals, the one that comes first on the site. */
export function find(text: string, indexes: Indexes): readonly Found[] {
  const query = parseQuery(text, indexes.synonyms);
  const lookup = createLookup(indexes, query.typing);
  const parts = query.parts.map((part) => findPart(part, lookup));
  const ids = new Set(parts.flatMap((part) => [...part.keys()]));
  return [...ids]
    .flatMap((id) => {
      const record = indexes.records[id];
      return record === undefined ? [] : toFound(id, parts, query, record);
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
}
