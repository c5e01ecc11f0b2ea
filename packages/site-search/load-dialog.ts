import {type Beginning, fetchBeginning} from './engine/fetch-files';

export type Dialog = typeof import('./dialog');

let here: Dialog | undefined;

/** Loads what is shown when a reader turns to search, and its styles. */
export const loadDialog = async (): Promise<Dialog> =>
  (here = await import(/* webpackChunkName: "on-demand-search" */ './dialog'));

/** The same, where it has been loaded before. */
export const findDialog = (): Dialog | undefined => here;

/** What the search begins with, on its way, and the path of the page at which it was asked for. */
let begun: {readonly at: string; readonly beginning: Promise<Beginning>} | undefined;

/**
 * Loads it for a reader who searches already: what the search begins with comes beside it.
 *
 * @param baseUrl of the site, with a slash at its end
 */
export function startSearch(baseUrl: string): Promise<Dialog> {
  const at = location.pathname;
  if (begun?.at !== at) begun = {at, beginning: fetchBeginning(baseUrl)};
  // What failed is asked for anew, by the dialog, which tells of it.
  begun.beginning.catch(() => (begun = undefined));
  return loadDialog();
}

/** What the search begins with, where it was asked for at this page: once. */
export function takeBeginning(): Promise<Beginning> | undefined {
  const taken = begun?.at === location.pathname ? begun.beginning : undefined;
  begun = undefined;
  return taken;
}
