import clientRedirects, {type Options, validateOptions} from '@docusaurus/plugin-client-redirects';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {Api} from '@openapi-portal/openapi-model';

import {readNames} from '@openapi-portal/api-names';

import {createIsOfLarge, listLargeRedirects, writeLargeRedirects} from './large-api-redirects';
import {
  findFormerAddresses,
  movedPages,
  toLowerCaseRedirects,
  toProblemRedirects,
} from './redirects';
import {createShortAddresses} from './short-addresses';

/** Number of pages per call of the redirect plugin, which opens the files of all its redirects at once. */
const AT_ONCE = 500;

/**
 * Creates a plugin that calls Docusaurus' redirect plugin with all redirects of the site. As options of that
 * plugin, the redirects would be part of the main bundle.
 */
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
        const isOfLarge = createIsOfLarge(named);
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
