import preload from '@docusaurus/core/lib/client/preload';

import {fetchPage} from '../../islands/page-html';
import {isHydrated} from '../../page-loading/hydration';

import {loadStyles} from './page-styles';

/** It throws at an address with a stray per cent sign. */
const loadScripts = async (path: string): Promise<unknown> => preload(path);

/** Content is in the pages themselves: it comes with the script that shows it. */
const loadContent = async (path: string): Promise<void> => loadStyles(await fetchPage(path));

/**
 * Loads all that a page needs before it is shown, in the place of Docusaurus' own helper, which knows
 * of script alone. What cannot be had says so in its own place, with a way to try again; on the first
 * page, which was served with its content, it must reject: that page stays as it is, and readable.
 *
 * @param path of the page, from the root of the host
 */
export default function preloadPage(path: string): Promise<unknown> {
  const scripts = loadScripts(path);
  return isHydrated() ? Promise.allSettled([scripts, loadContent(path)]) : scripts;
}
