import {useMemo, useState} from 'react';

import type {SearchResults} from '../engine/types';

import {ALL_KINDS, countByFilter, isOfKind, type KindFilter} from './kinds';
import {groupByPage} from './result-groups';
import type {LoadedIndex} from './use-index';

/** Maximum number of hits. Readers who need more can refine the query. */
export const LIMIT = 50;

const NONE: SearchResults = {hits: [], missing: [], corrections: []};

/**
 * Searches for what the reader types, and filters and groups the results.
 *
 * @param near path of the current page below the base URL
 */
export function useResults(loaded: LoadedIndex | undefined, initialQuery: string, near?: string) {
  const [query, setQuery] = useState(initialQuery);
  const [filter, setFilter] = useState(ALL_KINDS);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());

  const answers = useMemo(
    () => (query.trim() === '' ? NONE : (loaded?.search.find(query, {limit: LIMIT, near}) ?? NONE)),
    [loaded, query, near],
  );
  const hits = useMemo(() => {
    const all = answers.hits;
    // Searches again, because hits of this kind may not be among the best hits of all kinds.
    if (filter === ALL_KINDS || all.length < LIMIT)
      return all.filter((hit) => isOfKind(filter, hit));
    return loaded?.search.find(query, {kinds: filter.kinds, limit: LIMIT, near}).hits ?? NONE.hits;
  }, [loaded, query, filter, answers, near]);

  return {
    query,
    filter,
    answers,
    hits,
    filters: query.trim() === '' ? [] : countByFilter(answers.hits, filter),
    /** True if the counts of the filters include all hits. */
    isExact: answers.hits.length < LIMIT,
    groups: groupByPage(hits, expanded),
    ask: (next: string): void => {
      setQuery(next);
      setExpanded(new Set());
    },
    narrow: (next: KindFilter): void => {
      setFilter(next);
      setExpanded(new Set());
    },
    expand: (key: string): void => setExpanded((before) => new Set([...before, key])),
  };
}
