import {useMemo, useState} from 'react';

import type {SearchAnswers} from '../engine/types';

import {ALL_KINDS, countByFilter, isOfKind, type KindFilter} from './kinds';
import {groupByPage} from './result-groups';
import type {LoadedIndex} from './use-index';

/** The most hits that are shown. A reader who needs more refines the query. */
export const LIMIT = 50;

const NONE: SearchAnswers = {hits: [], missing: [], taken: [], nearest: []};

/**
 * The results of what the reader has typed, and how they are narrowed.
 *
 * @param loaded undefined until there is an index
 * @param near path of the page that the reader is on, below the base URL
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
    // There may be more of a kind than are among the best of all kinds.
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
    /** True if the numbers of the filters count all hits. */
    isExact: answers.hits.length < LIMIT,
    groups: groupByPage(hits.length > 0 ? hits : answers.nearest, expanded),
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
