import fs from 'node:fs';
import path from 'node:path';

import {
  type LoadedIndex,
  type Match,
  openIndexes,
  rankInAll,
} from '@openapi-portal/site-search/engine';

export interface SearchQuery {
  readonly query: string;
  /** Paths of the expected results, starting with a slash. Any of them counts; the best is first. */
  readonly places: readonly string[];
  /** Path of the page on which the reader searches, relative to the base URL. */
  readonly near?: string;
  readonly group: string;
}

const ARROW = ' → ';

function parseQuery(line: string, group: string): SearchQuery {
  const [asked = '', places = ''] = line.split(ARROW);
  const [, near, query = ''] = /^(?:@\/(\S*) )?(.*)$/.exec(asked) ?? [];
  return {query, near, places: places.split(' | ').filter(Boolean), group};
}

/** Parses lines `[@/page-of-the-reader] query → /page#section | /other-page`. `#` names the group that follows. */
export function parseQueries(text: string): readonly SearchQuery[] {
  let group = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#')) group = line.replace(/^#+\s*/, '');
    return line.startsWith('#') || line.trim() === '' ? [] : parseQuery(line, group);
  });
}

/** Loads all search indexes of a built site. */
export const loadIndexes = (buildDir: string): Promise<readonly LoadedIndex[]> =>
  openIndexes((file) => fs.promises.readFile(path.join(buildDir, file), 'utf8'));

/** A hit with the parts of its score. */
interface Answer {
  readonly path: string;
  readonly score: number;
  readonly match: Match;
}

export interface ExpectedHit {
  /** Rank of the first expected hit, starting at 1; Infinity if it is not among the first ten. */
  readonly rank: number;
  /** The first expected hit, if it is among the first ten. */
  readonly right: Answer | undefined;
  /** The hit at rank 1. */
  readonly first: Answer | undefined;
}

/** Number of hits in which the expected result must be. */
const LIMIT = 10;

/** Removes a trailing slash, so that authors need not distinguish index pages from other pages. */
const toPlace = (address: string): string => address.replace(/(.)\/(?=#|$)/, '$1');

/** Finds the rank of the first expected result of a query. */
export function findPlace(
  loaded: readonly LoadedIndex[],
  {query, places, near}: Pick<SearchQuery, 'query' | 'places' | 'near'>,
): ExpectedHit {
  const right = new Set(places.map(toPlace));
  const hits = rankInAll(loaded, query, near).hits.slice(0, LIMIT);
  const answers = hits.map(({toHit, score, match}) => ({hit: toHit(), score, match}));
  const at = answers.findIndex(({hit}) =>
    [hit, ...hit.places].some((place) => right.has(toPlace(`/${place.path}`))),
  );
  const toAnswer = (index: number): Answer | undefined => {
    const answer = answers[index];
    return answer && {path: `/${answer.hit.path}`, score: answer.score, match: answer.match};
  };
  return {rank: at < 0 ? Infinity : at + 1, right: toAnswer(at), first: toAnswer(0)};
}
