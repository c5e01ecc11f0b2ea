import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {fetchPage} from '../islands/page-html';

import {isHydrated} from './hydration';
import type {LoadableComponent} from './loadable';
import {loadStyles} from './page-styles';

/** Content is in the pages themselves: it comes with the script that shows it. */
async function loadContent(path: string): Promise<void> {
  // The first page was served with its content.
  if (!isHydrated()) return;
  // A page that cannot be had says so in its own place, with a way to try again.
  const page = await fetchPage(path).catch(() => undefined);
  if (page !== undefined) await loadStyles(page);
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

/**
 * Loads all that a page needs before it is shown, in the place of Docusaurus' own helper, which knows
 * of script alone.
 *
 * @param path of the page, from the root of the host
 */
export default function preloadPage(path: string): Promise<unknown> {
  const matches = readForms(path).flatMap((form) => matchRoutes(routes, form));
  const scripts = matches.map(({route}) =>
    (route.component as unknown as Partial<LoadableComponent>).preload?.(),
  );
  return Promise.all([...scripts, loadContent(path)]);
}
