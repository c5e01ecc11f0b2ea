import type MiniSearch from 'minisearch';

import {findWord, type WordHit} from './find-words';
import {parseQuery, type Query, type QueryPart, type Synonyms} from './query';
import {rank} from './rank';
import type {Kind} from './types';

/** A record as ranking knows it. */
export interface Ranked {
  readonly kind: Kind;
  /** Title and names as phrases, see `toPhrase`. */
  readonly phrases: readonly string[];
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

const TITLE_BOOST = {title: 3, names: 5, parts: 1, page: 1};
const TEXT_BOOST = {text: 1};

/** Sums of the scores of words, with the words of the index behind them. */
function add(hits: readonly ReadonlyMap<number, WordHit>[]): ReadonlyMap<number, WordHit> {
  const sums = new Map<number, WordHit>();
  for (const [id, {score, terms}] of hits.flatMap((hit) => [...hit])) {
    const sum = sums.get(id);
    sums.set(id, {
      score: (sum?.score ?? 0) + score,
      terms: [...(sum?.terms ?? []), ...terms],
    });
  }
  return sums;
}

type Lookup = (word: string) => ReadonlyMap<number, WordHit>;

/** Each word is looked up once, in both indexes. */
function createLookup({titles, text}: Indexes, last: string | undefined): Lookup {
  const known = new Map<string, ReadonlyMap<number, WordHit>>();
  return (word) => {
    const hits =
      known.get(word) ??
      add([
        findWord(titles, word, word === last, TITLE_BOOST),
        ...(text === undefined ? [] : [findWord(text, word, word === last, TEXT_BOOST)]),
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
const toTitleShare = (phrases: readonly string[], terms: ReadonlySet<string>): number =>
  Math.max(
    0,
    ...phrases.map((phrase) => {
      const words = phrase.split(' ');
      return words.filter((word) => terms.has(word)).length / words.length;
    }),
  );

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
    isWhole: query.phrases.some((phrase) => record.phrases.includes(phrase)),
  });
  return {id, score, terms};
}

/** The records that answer a query, best first; of equals, the one that comes first on the site. */
export function find(text: string, indexes: Indexes): readonly Found[] {
  const query = parseQuery(text, indexes.synonyms);
  const lookup = createLookup(indexes, query.last);
  const parts = query.parts.map((part) => findPart(part, lookup));
  const ids = new Set(parts.flatMap((part) => [...part.keys()]));
  return [...ids]
    .flatMap((id) => {
      const record = indexes.records[id];
      return record === undefined ? [] : toFound(id, parts, query, record);
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
}
