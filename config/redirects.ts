import fs from 'node:fs';
import path from 'node:path';

import {
  type Api,
  attempt,
  Cursor,
  listOperations,
  type Operation,
  toProblemAnchor,
  toProblemSlugs,
  toSlug,
} from '@openapi-portal/openapi-model';
import type {KnownApi} from '@openapi-portal/api-names';

import {isJsonObject} from '@openapi-portal/reports/json';

import type {PublishedContract} from './read-contracts';

/** True if the file system distinguishes `A` from `a`. If not, the lower-case path works without a redirect. */
const isCaseSensitive = !fs.existsSync(path.resolve(__dirname, '../DOCUSAURUS.CONFIG.TS'));

/**
 * Lists the redirects to a page: its path in lower case.
 *
 * @param path the page's path, for example `/docs/API/Ciso-API/create-user`
 * @returns an empty list if the path is in lower case already
 */
export function toLowerCaseRedirects(path: string): string[] {
  const lowerCase = path.toLowerCase();
  return isCaseSensitive && lowerCase !== path ? [lowerCase] : [];
}

/** A `type` of RFC 9457 as a path of this site, for example `/problems/user-in-use`. */
const toProblemPath = (slug: string): string => `/problems/${slug}`;

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Moved pages. */
const MOVED: readonly Redirect[] = [{from: '/docs/API/style-guide', to: '/docs/API/#conventions'}];

/** Former paths of pages, also in lower case. */
export const movedPages: readonly Redirect[] = MOVED.flatMap(({from, to}) =>
  [from, ...toLowerCaseRedirects(from)].map((address) => ({from: address, to})),
);

type NamedApi = Pick<KnownApi, 'href' | 'renamed'> & {
  readonly operations: readonly Pick<KnownApi['operations'][number], 'id' | 'slug' | 'href'>[];
};

/** Keeps the first redirect of each source. */
function toUnique(redirects: readonly Redirect[]): Redirect[] {
  const targets = new Map<string, string>();
  for (const {from, to} of redirects) if (!targets.has(from)) targets.set(from, to);
  return [...targets].map(([from, to]) => ({from, to}));
}

const toExplanation = (slug: string, api: Api): string =>
  api.errorsPage === undefined
    ? `/${api.route}/#${toProblemAnchor(slug)}`
    : `/${api.errorsPage}#${slug}`;

/**
 * Lists the URLs of the contracts' problem types (`x-problem-types`), which redirect to their documentation. If
 * several contracts have a type, the first counts.
 */
export const toProblemRedirects = (contracts: readonly PublishedContract[]): Redirect[] =>
  toUnique(
    contracts.flatMap(({api, document}) =>
      toProblemSlugs(document).map((slug) => ({
        from: toProblemPath(slug),
        to: toExplanation(slug, api),
      })),
    ),
  );

/** Lists the operations of a contract; empty if it is no valid OpenAPI. */
const findOperations = (document: unknown): readonly Operation[] =>
  isJsonObject(document)
    ? attempt([], () => listOperations(new Cursor(document, document))).flat()
    : [];

/**
 * Lists the former URLs of a page: those of its operation under earlier ids, with their lower-case and short
 * forms. Must run after the pages are generated.
 *
 * @param apis with the names that were last generated
 */
export function findFormerAddresses(page: string, apis: readonly NamedApi[]): readonly string[] {
  return apis.flatMap(({href, operations, renamed}) => {
    if (Object.keys(renamed).length === 0) return [];
    const operation = operations.find((one) => one.href === page);
    if (operation === undefined) return [];
    const ids = Object.keys(renamed).filter((id) => renamed[id] === operation.id);
    const taken = operations.map(({slug}) => slug);
    const slugs = ids.map(toSlug).filter((slug) => slug !== '' && !taken.includes(slug));
    return slugs.flatMap((slug) => [href + slug, ...toLowerCaseRedirects(href + slug), `/${slug}`]);
  });
}

/** Matches an id that is a valid path. */
const isPath = (id: string): boolean => /^[\w-]+(?:\/[\w-]+)*$/.test(id);

/**
 * Lists the short URLs of operations: `/create-user` redirects to the page with this id, or with this last
 * segment in its path. If several contracts have one, the first counts.
 *
 * @param taken first path segments that the site uses itself
 */
export function toOperationRedirects(
  contracts: readonly PublishedContract[],
  taken: readonly string[],
): Redirect[] {
  const redirects = contracts.flatMap(({api, document}) =>
    findOperations(document).flatMap(({id = '', slug}) =>
      [id, slug].map((name) => ({name, to: `/${api.route}/${slug}`})),
    ),
  );
  return toUnique(
    redirects
      .filter(({name}) => isPath(name) && !taken.includes(name.split('/')[0] ?? ''))
      .map(({name, to}) => ({from: `/${name}`, to})),
  );
}
