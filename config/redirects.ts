import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {ContractError} from 'openapi-static/contract/contract-error';
import {Cursor} from 'openapi-static/contract/cursor';
import {listOperations, type Operation} from 'openapi-static/contract/operations';
import {toProblemSlugs} from 'openapi-static/contract/problem-slugs';
import {toProblemAnchor} from 'openapi-static/reference/problem-types';

import type {Api} from 'openapi-static/api';
import {isJsonObject} from 'static-pages/reports/json';

import {apis} from './apis';

/** Whether this file system tells `A` from `a`; where it does not, the lower-case path is served as it is. */
const isCaseSensitive = !fs.existsSync(path.resolve(__dirname, '../DOCUSAURUS.CONFIG.TS'));

/**
 * The addresses that lead to a page besides its own: the same path in lower case.
 *
 * @param path the page's path, for example `/docs/API/Ciso-API/create-user`
 * @returns no address where the path is lower-case already
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

/** Pages that were there, and what answers in their place. */
const MOVED: readonly Redirect[] = [{from: '/docs/API/style-guide', to: '/docs/API/#conventions'}];

/** Where pages were, in lower case as well. */
export const movedPages: readonly Redirect[] = MOVED.flatMap(({from, to}) =>
  [from, ...toLowerCaseRedirects(from)].map((address) => ({from: address, to})),
);

/** An API with its contract, as far as it could be read. */
export interface PublishedContract {
  readonly api: Api;
  readonly document: unknown;
}

/** YAML holds JSON too, but reading it as what it is takes seconds less. */
const parseContract = (file: string, text: string): unknown =>
  file.endsWith('.json') ? JSON.parse(text) : parse(text, {logLevel: 'error'});

/** A contract; nothing of one that cannot be read: its lint says where and why. */
function readDocument(file: string): unknown {
  if (!fs.existsSync(file)) return undefined;
  try {
    return parseContract(file, fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The contracts that name addresses of this site.
 *
 * @param siteDir absolute path of the site
 */
export const readContracts = (siteDir: string, published = apis): readonly PublishedContract[] =>
  published.map((api) => ({api, document: readDocument(path.join(siteDir, api.contract))}));

/** Redirects by where they start: of several the first counts. */
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
 * The addresses by which contracts name their problem types (`x-problem-types`): each leads to what
 * explains it, a type of several contracts to that of the first.
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

/** The operations of a contract; none where it has another shape than OpenAPI wants. */
function findOperations(document: unknown): readonly Operation[] {
  if (!isJsonObject(document)) return [];
  try {
    return listOperations(new Cursor(document, document));
  } catch (error) {
    if (error instanceof ContractError) return [];
    throw error;
  }
}

/** An id that is a path as it stands. */
const isPath = (id: string): boolean => /^[\w-]+(?:\/[\w-]+)*$/.test(id);

/**
 * What readers type who know an operation alone: `/create-user` leads to its page, by its id and by the last segment
 * of the page's address. Of several contracts the first counts.
 *
 * @param taken first segments of addresses that are the site's own
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
