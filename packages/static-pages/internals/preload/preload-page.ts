import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {fetchPage} from '../../islands/page-html';

import {isHydrated} from '../../page-loading/hydration';
import {loadStyles} from './page-styles';

/** What Docusaurus makes of a page's component. */
interface LoadableComponent {
  readonly preload?: () => Promise<unknown>;
}

/** A path as it stands, and as its routes are written. */
function readForms(path: string): readonly string[] {
  try {
    return [...new Set([path, decodeURI(path)])];
  } catch (error) {
    if (error instanceof URIError) return [path];
    throw error;
  }
}

const loadScripts = (path: string): readonly Promise<unknown>[] =>
  readForms(path)
    .flatMap((form) => matchRoutes(routes, form))
    .map(({route}) => route.component as unknown as LoadableComponent)
    .map(async ({preload}) => preload?.());

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
  return isHydrated() ? Promise.allSettled([...scripts, loadContent(path)]) : Promise.all(scripts);
}
