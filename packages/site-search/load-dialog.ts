import {type Beginning, fetchBeginning} from './engine/fetch-files';

export type Dialog = typeof import('./dialog');

let here: Dialog | undefined;

/** Loads what is shown when a reader turns to search, and its styles. */
export const loadDialog = async (): Promise<Dialog> =>
  (here = await import(/* webpackChunkName: "on-demand-search" */ './dialog'));

/** Returns the dialog if it is loaded already. */
export const findDialog = (): Dialog | undefined => here;

/** The fetch of the first files, and the path of the page that started it. */
let begun: {readonly at: string; readonly beginning: Promise<Beginning>} | undefined;

/**
 * Loads the dialog when a reader starts to search, and the first files in parallel.
 *
 * @param baseUrl of the site, with a slash at its end
 */
export function startSearch(baseUrl: string): Promise<Dialog> {
  const at = location.pathname;
  if (begun?.at !== at) begun = {at, beginning: fetchBeginning(baseUrl)};
  // After a failure the dialog fetches again and shows the error.
  begun.beginning.catch(() => (begun = undefined));
  return loadDialog();
}

/** Takes the fetch of the first files if this page started it. A second call returns undefined. */
export function takeBeginning(): Promise<Beginning> | undefined {
  const taken = begun?.at === location.pathname ? begun.beginning : undefined;
  begun = undefined;
  return taken;
}
