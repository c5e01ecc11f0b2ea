import type {Hits} from './find-words';
import type {QueryPart} from './query';
import {rank} from './rank';
import type {Kind} from './types';

/** So many records of each kind are compared with a query word by word: a list shows no more. */
const MOST_OF_A_KIND = 100;

/** A part of a query with what it finds. */
interface PartHits extends Pick<QueryPart, 'weight'> {
  readonly hits: Hits;
  readonly rarity: number;
}

interface Source {
  readonly parts: readonly PartHits[];
  /** Of all records, by their numbers. */
  readonly kinds: readonly Kind[];
  readonly nearest: ReadonlyMap<number, number>;
}

/** What each record scores before its title is looked at, by the numbers of those that have a word of the query. */
function scoreRoughly({parts, kinds, nearest}: Source): ReadonlyMap<Kind, [number, number][]> {
  const scores = new Float64Array(kinds.length);
  const held = new Float64Array(kinds.length);
  let all = 0;
  for (const {hits, weight, rarity} of parts) {
    all += rarity;
    for (const [id, {score}] of hits) {
      scores[id] = (scores[id] ?? 0) + weight * score;
      held[id] = (held[id] ?? 0) + rarity;
    }
  }
  const rough = new Map<Kind, [number, number][]>();
  for (const [id, score] of scores.entries()) {
    const kind = kinds[id];
    if (score === 0 || kind === undefined) continue;
    const coverage = (held[id] ?? 0) / all;
    const asked = nearest.get(id) ?? 0;
    const of = rough.get(kind) ?? [];
    rough.set(kind, of);
    of.push([id, rank({kind, score, coverage, title: 0, phrase: 'other', called: 1, asked})]);
  }
  return rough;
}

/**
 * The numbers of the records that are worth a closer look, the best of each kind: common words of a large API are in
 * thousands of its fields.
 */
export const listBest = (source: Source): readonly number[] =>
  [...scoreRoughly(source).values()].flatMap((rough) =>
    (rough.length > MOST_OF_A_KIND ? rough.sort((a, b) => b[1] - a[1]) : rough)
      .slice(0, MOST_OF_A_KIND)
      .map(([id]) => id),
  );
