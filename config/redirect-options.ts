import clientRedirects, {type Options, validateOptions} from '@docusaurus/plugin-client-redirects';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {Api} from '@openapi-portal/openapi-model';
import {readNames} from '@openapi-portal/api-names';
import fs from 'node:fs';
import path from 'node:path';

import {
  findFormerAddresses,
  movedPages,
  type NamedApi,
  type Redirect,
  toLowerCaseRedirects,
  toProblemRedirects,
} from './redirects';
import {createShortAddresses} from './short-addresses';

/** File at the root of a build with the redirects that have no pages: from path to path, without the base path. */
export const REDIRECTS_DATA = 'redirects.json';

/** File in `static/` that redirects from the not-found page. */
const SCRIPT = 'not-found.js';

/** Number of operations up to which an API has redirect pages: two for each operation cost as much time as half a page. */
const MOST_OPERATIONS = 100;

/** Returns a function that checks whether a page belongs to an API that is too large for redirect pages. */
export function createLargeApiTest(named: readonly NamedApi[]): (page: string) => boolean {
  const large = named.filter(({operations}) => operations.length > MOST_OPERATIONS);
  return (page) => large.some(({href}) => page.startsWith(href));
}

/**
 * Lists the redirects of a large API, which hosts and the not-found page perform.
 *
 * @param pages paths of all pages of the site
 * @param isOfLarge from `createLargeApiTest`
 * @param listSources lists the paths that redirect to a page
 */
export function listLargeRedirects(
  pages: readonly string[],
  isOfLarge: (page: string) => boolean,
  listSources: (page: string) => readonly string[],
): readonly Redirect[] {
  const known = new Set(pages);
  return pages.filter(isOfLarge).flatMap((to) =>
    listSources(to)
      .filter((from) => !known.has(from))
      .map((from) => ({from, to})),
  );
}

/** Adds the script that performs the redirects to the not-found page. */
export const addRedirectScript = (html: string, baseUrl: string): string =>
  html.replace('</head>', `<script src="${baseUrl}${SCRIPT}" defer></script></head>`);

/** Writes the redirects of large APIs into a build. Does nothing without such redirects. */
export function writeLargeRedirects(
  redirects: readonly Redirect[],
  {outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string},
): void {
  if (redirects.length === 0) return;
  const data = Object.fromEntries(redirects.map(({from, to}) => [from, to]));
  fs.writeFileSync(path.join(outDir, REDIRECTS_DATA), JSON.stringify(data));
  const page = path.join(outDir, '404.html');
  fs.writeFileSync(page, addRedirectScript(fs.readFileSync(page, 'utf8'), baseUrl));
}

/** Number of pages per call of the redirect plugin, which opens the files of all its redirects at once. */
const AT_ONCE = 500;

/** Creates a plugin that calls Docusaurus' redirect plugin, whose options would be part of the main bundle. */
export const createRedirects =
  (siteDir: string, apis: readonly Api[]): PluginModule =>
  (context) => {
    const createPlugin = (options: Options): Plugin | null => {
      const validated = validateOptions({options, validate: normalizePluginOptions});
      return clientRedirects(context, validated) as Plugin | null;
    };
    return {
      name: 'docusaurus-plugin-client-redirects',
      async postBuild(props) {
        const named = readNames(siteDir);
        const redirects = [...movedPages, ...toProblemRedirects(named, apis)];
        await createPlugin({redirects})?.postBuild?.(props);
        const findShort = createShortAddresses(siteDir, named);
        const listSources = (page: string): string[] => [
          ...toLowerCaseRedirects(page),
          ...findShort(page),
          ...findFormerAddresses(page, named),
        ];
        const {routesPaths, baseUrl} = props;
        const toPage = (route: string): string => route.slice(baseUrl.length - 1);
        const isOfLarge = createLargeApiTest(named);
        const routes = routesPaths.filter((route) => !isOfLarge(toPage(route)));
        const ofPages = createPlugin({createRedirects: listSources});
        for (let start = 0; start < routes.length; start += AT_ONCE) {
          const share = routes.slice(start, start + AT_ONCE);
          await ofPages?.postBuild?.({...props, routesPaths: share});
        }
        const ofLarge = listLargeRedirects(routesPaths.map(toPage), isOfLarge, listSources);
        writeLargeRedirects(ofLarge, props);
      },
    };
  };
