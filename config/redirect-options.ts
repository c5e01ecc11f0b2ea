import type {Options} from '@docusaurus/plugin-client-redirects';

import {movedPages, readContracts, toLowerCaseRedirects, toProblemRedirects} from './redirects';
import {createShortAddresses} from './short-addresses';

/**
 * All addresses that lead to a page besides its own.
 *
 * @param siteDir absolute path of the site
 */
export function buildRedirectOptions(siteDir: string): Options {
  const contracts = readContracts(siteDir);
  const findShort = createShortAddresses(siteDir, contracts);
  return {
    createRedirects: (path) => [...toLowerCaseRedirects(path), ...findShort(path)],
    redirects: [...movedPages, ...toProblemRedirects(contracts)],
  };
}
