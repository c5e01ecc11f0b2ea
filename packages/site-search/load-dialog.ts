import {type Beginning, fetchBeginning} from './engine/fetch-files';

export type Dialog = typeof import('./dialog');

let here: Dialog | undefined;

/** Loads what is shown when a reader turns to search, and its styles. */
export const loadDialog = async (): Promise<Dialog> =>
  (here = await import(/* webpackChunkName: "on-demand-search" */ './dialog'));

/** The same, where it has been loaded before. */
export const findDialog = (): Dialog | undefined => here;

let beginning: Promise<Beginning> | undefined;

/**
 * Loads it for a reader who searches already: what the search begins with comes beside it.
 *
 * @param baseUrl of the site, with a slash at its end
 */
export function startSearch(baseUrl: string): Promise<Dialog> {
  beginning ??= fetchBeginning(baseUrl);
  // The dialog tells of it.
  beginning.catch(() => undefined);
  return loadDialog();
}

/** What the search begins with, where that is on its way: once, for what failed is asked for anew. */
export function takeBeginning(): Promise<Beginning> | undefined {
  const taken = beginning;
  beginning = undefined;
  return taken;
}
