import clientRedirects, {type Options, validateOptions} from '@docusaurus/plugin-client-redirects';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {Api} from '@openapi-portal/openapi-model';

import {readNames} from '@openapi-portal/api-names';

import {shareScripts} from './redirect-pages';
import {
  findFormerAddresses,
  movedPages,
  toLowerCaseRedirects,
  toProblemRedirects,
} from './redirects';
import {createShortAddresses} from './short-addresses';
import {readContracts} from './read-contracts';

/**
 * Docusaurus' plugin with all addresses that lead to a page besides its own, and no script of its own in their pages. Its
 * options would travel in the script of every page.
 *
 * @param siteDir absolute path of the site
 */
export const createRedirects =
  (siteDir: string, apis: readonly Api[]): PluginModule =>
  (context) => {
    const contracts = readContracts(siteDir, apis);
    const findShort = createShortAddresses(siteDir, contracts);
    const options: Options = {
      createRedirects: (path) => [
        ...toLowerCaseRedirects(path),
        ...findShort(path),
        ...findFormerAddresses(path, readNames(siteDir)),
      ],
      redirects: [...movedPages, ...toProblemRedirects(contracts)],
    };
    const validated = validateOptions({options, validate: normalizePluginOptions});
    const plugin = clientRedirects(context, validated) as Plugin | null;
    return (
      plugin && {
        ...plugin,
        async postBuild(props) {
          await plugin.postBuild?.(props);
          await shareScripts(props.outDir, props.baseUrl);
        },
      }
    );
  };
