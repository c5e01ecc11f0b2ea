import fs from 'node:fs';
import path from 'node:path';

import {type Api, toSlug} from '@openapi-portal/openapi-model';
import type {KnownApi} from '@openapi-portal/api-names';

/** True if the file system distinguishes `A` from `a`. If not, the lower-case path works without a redirect. */
const isCaseSensitive = !fs.existsSync(path.resolve(__dirname, '../DOCUSAURUS.CONFIG.TS'));

/**
 * Lists the paths that redirect to a page: its path in lower case.
 *
 * @param path the page's path, for example `/docs/API/Ciso-API/create-user`
 * @returns an empty list if the path is already in lower case
 */
export function toLowerCaseRedirects(path: string): string[] {
  const lowerCase = path.toLowerCase();
  return isCaseSensitive && lowerCase !== path ? [lowerCase] : [];
}

/** Returns the path of a problem type (`type` of RFC 9457), for example `/problems/user-in-use`. */
const toProblemPath = (slug: string): string => `/problems/${slug}`;

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const MOVED: readonly Redirect[] = [{from: '/docs/API/style-guide', to: '/docs/API/#conventions'}];

/** Redirects from the former paths of moved pages, and from the lower-case forms of these paths. */
export const movedPages: readonly Redirect[] = MOVED.flatMap(({from, to}) =>
  [from, ...toLowerCaseRedirects(from)].map((address) => ({from: address, to})),
);

export type NamedApi = Pick<KnownApi, 'id' | 'href' | 'renamed'> & {
  readonly operations: readonly Pick<KnownApi['operations'][number], 'id' | 'slug' | 'href'>[];
  readonly problems: readonly Pick<KnownApi['problems'][number], 'slug' | 'href'>[];
};

/** Keeps the first redirect of each source. */
function toUnique(redirects: readonly Redirect[]): Redirect[] {
  const targets = new Map<string, string>();
  for (const {from, to} of redirects) if (!targets.has(from)) targets.set(from, to);
  return [...targets].map(([from, to]) => ({from, to}));
}

/** Lists the redirects from problem types (`x-problem-types`) to their documentation. The first contract wins. */
export const toProblemRedirects = (
  named: readonly NamedApi[],
  apis: readonly Pick<Api, 'id' | 'errorsPage'>[],
): Redirect[] =>
  toUnique(
    named.flatMap(({id, problems}) => {
      const page = apis.find((api) => api.id === id)?.errorsPage;
      return problems.map(({slug, href}) => ({
        from: toProblemPath(slug),
        to: page === undefined ? href : `/${page}#${slug}`,
      }));
    }),
  );

/** Lists the former URLs of an operation's generated page: for each earlier id, with lower-case and short forms. */
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

/** Returns true if an operation id can be a URL path. */
const isPath = (id: string): boolean => /^[\w-]+(?:\/[\w-]+)*$/.test(id);

/**
 * Lists the redirects from short URLs of operations. `/create-user` redirects to the operation with this id or page
 * slug. If several contracts have such an operation, the first contract wins.
 *
 * @param taken first path segments of the site's own pages
 */
export function toOperationRedirects(
  named: readonly NamedApi[],
  taken: readonly string[],
): Redirect[] {
  const redirects = named.flatMap(({operations}) =>
    operations.flatMap(({id, slug, href}) => [id, slug].map((name) => ({name, to: href}))),
  );
  return toUnique(
    redirects
      .filter(({name}) => isPath(name) && !taken.includes(name.split('/')[0] ?? ''))
      .map(({name, to}) => ({from: `/${name}`, to})),
  );
}
