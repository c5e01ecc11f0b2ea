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

/** Scores all records by the words of the query that they contain, without comparing titles. 0 means none. */
function scoreRoughly({parts, kinds, nearest}: Source): Float64Array {
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
  return scores.map((score, id) => {
    const kind = kinds[id];
    if (score === 0 || kind === undefined) return 0;
    const coverage = (held[id] ?? 0) / all;
    const asked = nearest.get(id) ?? 0;
    return rank({kind, score, coverage, title: 0, phrase: 'other', called: 1, asked});
  });
}

/** Lists the numbers with the highest scores. Of equal scores, the first are taken. */
function takeBest(ids: readonly number[], scores: Float64Array): readonly number[] {
  if (ids.length <= MOST_OF_A_KIND) return ids;
  const toScore = (id: number): number => scores[id] ?? 0;
  // The engine sorts numbers much faster than pairs of a number and a score.
  const least = Float64Array.from(ids, toScore).sort().at(-MOST_OF_A_KIND) ?? 0;
  const best = ids.filter((id) => toScore(id) > least);
  const last = ids.filter((id) => toScore(id) === least);
  return [...best, ...last.slice(0, MOST_OF_A_KIND - best.length)];
}

/**
 * Lists the numbers of the best records of each kind by their rough score. A common word may be in thousands of
 * fields of a large API, which would take too long to rank in detail.
 */
export function listBest(source: Source): readonly number[] {
  const scores = scoreRoughly(source);
  const found = new Map<Kind, number[]>();
  scores.forEach((score, id) => {
    const kind = source.kinds[id];
    if (score === 0 || kind === undefined) return;
    const ids = found.get(kind) ?? [];
    ids.push(id);
    found.set(kind, ids);
  });
  return [...found.values()].flatMap((ids) => takeBest(ids, scores));
}
