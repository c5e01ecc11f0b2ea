import {groupEntries} from '@openapi-portal/reports/json';

import type {Hit, Place} from '../engine/types';

export type Option =
  | {readonly type: 'hit'; readonly hit: Hit}
  /** A link that is not a hit: another location of a field, or the answer to a common question. */
  | {readonly type: 'place'; readonly place: Place}
  /** A button that shows the hidden options of a group. */
  | {readonly type: 'expand'; readonly key: string; readonly label: string}
  | {readonly type: 'query'; readonly query: string};

/** Returns the path that an option opens, below the base URL. Empty if the option does not open a page. */
export function findPath(option: Option): string {
  if (option.type === 'hit') return option.hit.path;
  return option.type === 'place' ? option.place.path : '';
}

export const findHit = (option: Option): Hit | undefined =>
  option.type === 'hit' ? option.hit : undefined;

export interface Group {
  readonly label: string;
  readonly options: readonly Option[];
}

/** Number of hits per page before the reader expands the group. */
const SHOWN_OF_PAGE = 3;

const toPlaces = ({path, places}: Hit, expanded: ReadonlySet<string>): readonly Option[] => {
  if (places.length === 0) return [];
  if (expanded.has(path)) return places.map((place) => ({type: 'place', place}));
  return [{type: 'expand', key: path, label: `In ${places.length + 1} places`}];
};

function toOptions(
  key: string,
  hits: readonly Hit[],
  expanded: ReadonlySet<string>,
): readonly Option[] {
  // If only one hit would be hidden, it is shown, because the button would take the same space.
  const isWhole = expanded.has(key) || hits.length <= SHOWN_OF_PAGE + 1;
  const shown = isWhole ? hits : hits.slice(0, SHOWN_OF_PAGE);
  const options = shown.flatMap((hit) => [{type: 'hit', hit} as const, ...toPlaces(hit, expanded)]);
  const left = hits.length - shown.length;
  return left === 0
    ? options
    : [...options, {type: 'expand', key, label: `${left} more on this page`}];
}

/** Groups hits by page. Pages are in the order of their best hits. */
export function groupByPage(hits: readonly Hit[], expanded: ReadonlySet<string>): readonly Group[] {
  return [...groupEntries(hits.map((hit) => [hit.page.path, hit]))].flatMap(([path, ofPage]) => {
    const [first] = ofPage;
    if (first === undefined) return [];
    const label = [...first.breadcrumbs, first.page.title].join(' / ');
    return {label, options: toOptions(`page ${path}`, ofPage, expanded)};
  });
}

export const suggest = (recent: readonly string[], questions: readonly Place[]): readonly Group[] =>
  [
    {label: 'Recent searches', options: recent.map((query) => ({type: 'query', query}) as const)},
    {
      label: 'What readers ask',
      options: questions.map((place) => ({type: 'place', place}) as const),
    },
  ].filter(({options}) => options.length > 0);

export function describeResults(hits: readonly Hit[], limit: number): string {
  const pages = new Set(hits.map(({page}) => page.path)).size;
  if (hits.length === 0) return 'No results';
  const results = hits.length === 1 ? '1 result' : `${hits.length} results`;
  const most = hits.length === limit ? 'The best ' : '';
  return `${most}${results} on ${pages === 1 ? '1 page' : `${pages} pages`}`;
}
