import type {Hits} from './find-words';
import type {QueryPart} from './query';
import {rank} from './rank';
import type {Kind} from './types';

/** Maximum number of records of a kind that are ranked in detail. */
const MOST_OF_A_KIND = 100;

interface PartHits extends Pick<QueryPart, 'weight'> {
  readonly hits: Hits;
  readonly rarity: number;
}

interface Source {
  readonly parts: readonly PartHits[];
  /** Kind of each record, by record number. */
  readonly kinds: readonly Kind[];
  readonly nearest: ReadonlyMap<number, number>;
}

/** Scores all records that contain a word of the query, without comparing titles. */
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
 * Lists the numbers of the best records of each kind by their rough score. A common word may be in thousands of
 * fields of a large API, which would take too long to rank in detail.
 */
export const listBest = (source: Source): readonly number[] =>
  [...scoreRoughly(source).values()].flatMap((rough) =>
    (rough.length > MOST_OF_A_KIND ? rough.sort((a, b) => b[1] - a[1]) : rough)
      .slice(0, MOST_OF_A_KIND)
      .map(([id]) => id),
  );
