import {findSection} from './nearness';
import type {SearchIndex} from './search-index';
import type {SearchResults, SearchOptions, Correction} from './types';

export interface LoadedIndex {
  readonly index: SearchIndex;
  /** Factor for the scores of this index relative to other indexes, from 0 to 1. */
  readonly weight: number;
}

interface Unclear {
  readonly missing: readonly string[];
  readonly corrections: readonly Correction[];
}

/**
 * Combines the unknown words of all indexes. A word is only reported as missing or corrected if no index
 * contains it.
 */
function joinUnclear(all: readonly Unclear[]): Unclear {
  const isMissing = (typed: string): boolean => all.every(({missing}) => missing.includes(typed));
  const isUnknown = (typed: string): boolean =>
    all.every(({missing, corrections}) =>
      [...missing, ...corrections.map((one) => one.typed)].includes(typed),
    );
  const [first] = all;
  const corrections = new Map(all.flatMap((one) => one.corrections).map((one) => [one.typed, one]));
  return {
    missing: first?.missing.filter(isMissing) ?? [],
    corrections: [...corrections.values()].filter(({typed}) => isUnknown(typed)),
  };
}

/** Returns the hits of all indexes, best first. Hits with equal scores are in the order of the site. */
export function rankInAll(loaded: readonly LoadedIndex[], query: string, near?: string) {
  const answers = loaded.map(({index}) => index.find(query, near));
  const hits = answers.flatMap((one, at) => {
    const weight = loaded[at]?.weight ?? 1;
    return weight === 1 ? one.hits : one.hits.map((hit) => ({...hit, score: hit.score * weight}));
  });
  hits.sort((a, b) => b.score - a.score || a.id - b.id);
  return {...joinUnclear(answers), hits};
}

/** Searches all indexes. Used by both the dialog and the MCP server. */
export function findInAll(
  loaded: readonly LoadedIndex[],
  query: string,
  {kinds = [], limit, near}: SearchOptions,
): SearchResults {
  const {hits: ranked, ...unclear} = rankInAll(loaded, query, near);
  const hits = ranked
    .filter(({kind}) => kinds.length === 0 || kinds.includes(kind))
    .slice(0, limit)
    .map(({toHit}) => toHit());
  const best = hits[0]?.page.path;
  const isNear =
    near !== undefined && best !== undefined && findSection(best) === findSection(near);
  return {
    ...unclear,
    hits,
    section: isNear ? loaded[0]?.index.findSection(near) : undefined,
  };
}
