import type {Hit, Kind} from '../engine/types';

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  operation: 'Operation',
  field: 'Field',
  status: 'Status',
  problem: 'Problem',
  term: 'Term',
  section: 'Section',
  page: 'Page',
  post: 'Post',
};

export interface KindFilter {
  readonly label: string;
  /** Empty to show all kinds. */
  readonly kinds: readonly Kind[];
}

export const ALL_KINDS: KindFilter = {label: 'All', kinds: []};

const FILTERS: readonly KindFilter[] = [
  ALL_KINDS,
  {label: 'Pages', kinds: ['page', 'section']},
  {label: 'Operations', kinds: ['operation']},
  {label: 'Fields', kinds: ['field']},
  {label: 'Responses', kinds: ['status', 'problem']},
  {label: 'Terms', kinds: ['term']},
  {label: 'Posts', kinds: ['post']},
];

export const isOfKind = ({kinds}: KindFilter, hit: Hit): boolean =>
  kinds.length === 0 || kinds.includes(hit.kind);

/**
 * Lists the filters with at least one hit, and the chosen filter, each with its number of hits. Returns an
 * empty list if there is nothing to choose from.
 *
 * @param hits hits of all kinds
 */
export function countByFilter(
  hits: readonly Hit[],
  chosen: KindFilter,
): readonly (readonly [KindFilter, number])[] {
  const counts = FILTERS.map(
    (filter) => [filter, hits.filter((hit) => isOfKind(filter, hit)).length] as const,
  ).filter(([filter, count]) => count > 0 || filter === chosen || filter === ALL_KINDS);
  return counts.length > 2 || chosen !== ALL_KINDS ? counts : [];
}
