import {addHits, type Hits, type WordHit} from './find-words';
import type {Questions} from './questions';
import {type KnownWords, parseQuery, type Query, type QueryPart} from './query';
import {type Match, rank} from './rank';
import {listBest} from './shortlist';
import type {Kind, Correction} from './types';
import type {WordLookup} from './word-lookup';

/** A normalised title, name or query, split into stems. */
export interface Phrase {
  readonly text: string;
  readonly words: readonly string[];
  /** The stems in alphabetical order, joined with spaces. */
  readonly sorted: string;
}

export interface SearchableRecord {
  readonly kind: Kind;
  /** Title and names. */
  readonly phrases: readonly Phrase[];
  /** Names that readers use for the record. */
  readonly keywords: readonly Phrase[];
}

export interface Indexes extends KnownWords {
  readonly words: WordLookup;
  readonly records: readonly SearchableRecord[];
  /** Kind of each record, by record number. */
  readonly kinds: readonly Kind[];
  readonly questions: Questions;
}

export interface FoundRecord {
  /** Record number. */
  readonly id: number;
  readonly score: number;
  readonly match: Match;
  /** Stems in the index that matched. */
  readonly terms: ReadonlySet<string>;
}

export interface FoundRecords {
  /** In no particular order. */
  readonly found: readonly FoundRecord[];
  readonly missing: readonly string[];
  readonly corrections: readonly Correction[];
}

/**
 * Finds the hits of a part of the query. For each record, the wording with the highest score is used, scaled by
 * the share of its words that the record contains.
 */
function findPart({wordings}: QueryPart, lookup: (word: string) => Hits): Hits {
  const [wording] = wordings;
  const [word] = wording?.words ?? [];
  if (
    wordings.length === 1 &&
    wording?.words.length === 1 &&
    wording.weight === 1 &&
    word !== undefined
  )
    return lookup(word);
  const best = new Map<number, WordHit>();
  for (const wording of wordings) {
    const words = wording.words.map(lookup);
    for (const [id, {score, terms}] of addHits(words)) {
      const share = words.filter((hits) => hits.has(id)).length / words.length;
      const weighed = score * share * wording.weight;
      if (weighed > (best.get(id)?.score ?? 0)) best.set(id, {score: weighed, terms});
    }
  }
  return best;
}

/** Returns the share of a phrase's words that the query contains, for the best phrase, from 0 to 1. */
function toTitleShare(phrases: readonly Phrase[], terms: ReadonlySet<string>): number {
  const shares = phrases.map(
    ({words}) => words.filter((word) => terms.has(word)).length / words.length,
  );
  return Math.max(0, ...shares);
}

/**
 * Returns true if the query contains all words of the phrase, in any order. A phrase of one word must be the
 * whole query.
 */
const isIn = ({words, sorted}: Phrase, question: Phrase): boolean =>
  sorted === question.sorted ||
  (words.length > 1 && words.every((word) => question.words.includes(word)));

interface NormalisedQuery {
  readonly typed: Phrase;
  /** The query as typed and with synonyms, each with its words sorted. */
  readonly meant: ReadonlySet<string>;
}

interface FoundPart extends QueryPart {
  /** Stems of each wording. */
  readonly stems: readonly (readonly string[])[];
  readonly hits: Hits;
  /** Weight of the part, which is higher if fewer records contain it. */
  readonly rarity: number;
}

const toRarity = ({size}: Hits, all: number): number => (size === 0 ? 0 : Math.log(1 + all / size));

interface Asked {
  readonly parts: readonly FoundPart[];
  readonly queried: NormalisedQuery;
  /** Sum of the rarity of all parts. */
  readonly all: number;
  /** Similarity of the query to the questions of each record, by record number. */
  readonly nearest: ReadonlyMap<number, number>;
}

const sumOf = (parts: readonly FoundPart[]): number =>
  parts.reduce((sum, {rarity}) => sum + rarity, 0);

/** Returns true if a phrase contains all words of at least one wording of a part. */
const isSaid = ({stems}: FoundPart, {words}: Phrase): boolean =>
  stems.some((wording) => wording.every((stem) => words.includes(stem)));

type Compared = Pick<Match, 'phrase' | 'called'>;

function comparePhrases(
  {phrases, keywords}: SearchableRecord,
  {parts, queried, all}: Asked,
): Compared {
  const {typed, meant} = queried;
  if (phrases.some(({sorted}) => sorted === typed.sorted)) return {phrase: 'whole', called: 1};
  const called = keywords.filter((phrase) => isIn(phrase, typed));
  if (called.length > 0) {
    const shares = called.map(
      (phrase) => sumOf(parts.filter((part) => isSaid(part, phrase))) / all,
    );
    return {phrase: 'keyword', called: Math.max(...shares)};
  }
  if (phrases.some(({sorted}) => meant.has(sorted))) return {phrase: 'meant', called: 1};
  const isBegun = phrases.some(({text}) => text.startsWith(typed.text));
  return {phrase: isBegun ? 'beginning' : 'other', called: 1};
}

function scoreRecord(id: number, asked: Asked, record: SearchableRecord): FoundRecord {
  const {parts, all, nearest} = asked;
  const held = parts.filter(({hits}) => hits.has(id));
  const terms = new Set(held.flatMap(({hits}) => hits.get(id)?.terms ?? []));
  const compared = comparePhrases(record, asked);
  const match: Match = {
    kind: record.kind,
    score: held.reduce((sum, {hits, weight}) => sum + weight * (hits.get(id)?.score ?? 0), 0),
    coverage: sumOf(held) / all,
    title:
      compared.phrase === 'whole'
        ? 1
        : toTitleShare([...record.phrases, ...record.keywords], terms),
    ...compared,
    asked: nearest.get(id) ?? 0,
  };
  return {id, score: rank(match), match, terms};
}

function findParts(query: Query, indexes: Indexes): readonly FoundPart[] {
  const {words, vocabulary} = indexes;
  const lookup = (word: string): Hits => words.look(word, query.typing.includes(word));
  const toStem = (word: string): string => vocabulary.toStem(word);
  return query.parts.map((part) => {
    const hits = findPart(part, lookup);
    const stems = part.wordings.map(({words}) => words.map(toStem));
    return {...part, stems, hits, rarity: part.weight * toRarity(hits, indexes.records.length)};
  });
}

/** Splits a normalised title, name or query into stems for comparison. */
export function buildPhrase(text: string, toStem: (word: string) => string): Phrase {
  const words = text.split(' ').map(toStem);
  return {text: words.join(' '), words, sorted: [...words].sort().join(' ')};
}

function normaliseQuery({phrases}: Query, {vocabulary}: Indexes): NormalisedQuery {
  const all = phrases.map((phrase) => buildPhrase(phrase, (word) => vocabulary.toStem(word)));
  const [typed = {text: '', words: [], sorted: ''}] = all;
  return {typed, meant: new Set(all.map(({sorted}) => sorted))};
}

export function findRecords(text: string, indexes: Indexes): FoundRecords {
  const query = parseQuery(text, indexes);
  const all = findParts(query, indexes);
  const parts = all.filter(({hits}) => hits.size > 0);
  const asked = {
    parts,
    queried: normaliseQuery(query, indexes),
    all: sumOf(parts),
    nearest: indexes.questions.findNearest(parts),
  };
  const ids = listBest({...asked, kinds: indexes.kinds});
  const found = ids.flatMap((id) => {
    const record = indexes.records[id];
    return record === undefined ? [] : scoreRecord(id, asked, record);
  });
  return {
    found,
    missing: all.filter(({hits}) => hits.size === 0).map(({typed}) => typed),
    corrections: query.corrections,
  };
}
