import fs from 'node:fs';
import path from 'node:path';

import {
  type LoadedIndex,
  type Match,
  openIndexes,
  rankInAll,
} from '@openapi-portal/site-search/engine';

/** A query, with its right results. */
export interface SearchQuery {
  readonly query: string;
  /** Addresses below the base URL, with a slash: the best first, any of them counts. */
  readonly places: readonly string[];
  /** The page that the reader is on, below the base URL. */
  readonly near?: string;
  /** The comment above it. */
  readonly group: string;
}

const ARROW = ' → ';

function parseQuery(line: string, group: string): SearchQuery {
  const [asked = '', places = ''] = line.split(ARROW);
  const [, near, query = ''] = /^(?:@\/(\S*) )?(.*)$/.exec(asked) ?? [];
  return {query, near, places: places.split(' | ').filter(Boolean), group};
}

/**
 * Parses a file of queries, one per line: `query → /page#section | /other-page`. `@/docs/API/paging delete
 * account → …` is a query of a reader on that page. A line that starts with `#` names the group of the following
 * lines.
 */
export function parseQueries(text: string): readonly SearchQuery[] {
  let group = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#')) group = line.replace(/^#+\s*/, '');
    return line.startsWith('#') || line.trim() === '' ? [] : parseQuery(line, group);
  });
}

/**
 * The indexes of a built site, as a reader's browser has them when all of them are loaded.
 *
 * @param buildDir absolute path of the build
 */
export const loadIndexes = (buildDir: string): Promise<readonly LoadedIndex[]> =>
  openIndexes((file) => fs.promises.readFile(path.join(buildDir, file), 'utf8'));

/** A hit as an author sees it. */
interface Answer {
  readonly path: string;
  readonly score: number;
  readonly match: Match;
}

export interface FoundPlace {
  /** Rank of the first right hit, from 1; Infinity if none of ten is right. */
  readonly rank: number;
  /** The right one, if it is among ten. */
  readonly right: Answer | undefined;
  /** The first, which readers see above it. */
  readonly first: Answer | undefined;
}

/** How many hits are looked at. */
const LIMIT = 10;

/** Pages of folders have a slash at the end of their addresses, others have none: an author need not know. */
const toPlace = (address: string): string => address.replace(/(.)\/(?=#|$)/, '$1');

/** At which place a query finds what answers it. */
export function findPlace(
  loaded: readonly LoadedIndex[],
  {query, places, near}: Pick<SearchQuery, 'query' | 'places' | 'near'>,
): FoundPlace {
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
