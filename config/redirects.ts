import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {toProblemSlugs} from 'openapi-static/contract/problem-slugs';
import {toProblemAnchor} from 'openapi-static/reference/problem-types';

import type {Api} from 'openapi-static/api';

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

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** YAML holds JSON too, but reading it as what it is takes seconds less. */
const parseContract = (file: string, text: string): unknown =>
  file.endsWith('.json') ? JSON.parse(text) : parse(text, {logLevel: 'error'});

/** The problem types of a contract; one that cannot be read has none yet: its lint says where and why. */
function readProblemSlugs(file: string): readonly string[] {
  if (!fs.existsSync(file)) return [];
  try {
    return toProblemSlugs(parseContract(file, fs.readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

const toExplanation = (slug: string, api: Api): string =>
  api.errorsPage === undefined
    ? `/${api.route}/#${toProblemAnchor(slug)}`
    : `/${api.errorsPage}#${slug}`;

/**
 * The addresses by which contracts name their problem types (`x-problem-types`): each leads to what
 * explains it, a type of several contracts to that of the first.
 *
 * @param siteDir absolute path of the site
 */
export function toProblemRedirects(siteDir: string, published = apis): Redirect[] {
  const explanations = new Map<string, string>();
  for (const api of published) {
    for (const slug of readProblemSlugs(path.join(siteDir, api.contract))) {
      if (!explanations.has(slug)) explanations.set(slug, toExplanation(slug, api));
    }
  }
  return [...explanations].map(([slug, to]) => ({from: toProblemPath(slug), to}));
}
