import type {Options} from '@docusaurus/plugin-client-redirects';
import type {Api} from 'openapi-static/api';

import {readNames} from 'openapi-static/names/known-api';

import {
  findFormerAddresses,
  movedPages,
  readContracts,
  toLowerCaseRedirects,
  toProblemRedirects,
} from './redirects';
import {createShortAddresses} from './short-addresses';

/**
 * All addresses that lead to a page besides its own.
 *
 * @param siteDir absolute path of the site
 */
export function buildRedirectOptions(siteDir: string, apis: readonly Api[]): Options {
  const contracts = readContracts(siteDir, apis);
  const findShort = createShortAddresses(siteDir, contracts);
  return {
    createRedirects: (path) => [
      ...toLowerCaseRedirects(path),
      ...findShort(path),
      ...findFormerAddresses(path, readNames(siteDir)),
    ],
    redirects: [...movedPages, ...toProblemRedirects(contracts)],
  };
}
