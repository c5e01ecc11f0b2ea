import fs from 'node:fs';
import path from 'node:path';

import {parseDocument} from 'yaml';

import {apis} from './apis';

/** Whether this file system tells `A` from `a`; where it does not, the lower-case path is served as it is. */
const isCaseSensitive = !fs.existsSync('DOCUSAURUS.CONFIG.TS');

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

/** The page that explains every problem type under an anchor of the type's name. */
const ERRORS = '/docs/API/errors';

/** A `type` of RFC 9457 as a path of this site, for example `/problems/user-in-use`. */
const toProblemPath = (slug: string): string => `/problems/${slug}`;

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * The addresses by which contracts name their problem types (`x-problem-types`): each leads to what
 * explains it.
 *
 * @param siteDir absolute path of the site
 */
export function toProblemRedirects(siteDir: string): Redirect[] {
  const slugs = apis.flatMap(({contract}) => {
    const text = fs.readFileSync(path.join(siteDir, contract), 'utf8');
    // A contract that is no YAML has no types yet; its lint says where and why.
    const document = parseDocument(text, {logLevel: 'silent'});
    if (document.errors.length > 0) return [];
    const {'x-problem-types': types = {}} = document.toJS() as Readonly<Record<string, object>>;
    return Object.keys(types);
  });
  return [...new Set(slugs)].map((slug) => ({from: toProblemPath(slug), to: `${ERRORS}#${slug}`}));
}
