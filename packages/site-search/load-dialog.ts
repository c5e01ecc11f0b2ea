export type Dialog = typeof import('./dialog');

let here: Dialog | undefined;

/** Loads what is shown when a reader turns to search, and its styles. */
export const loadDialog = async (): Promise<Dialog> =>
  (here = await import(/* webpackChunkName: "on-demand-search" */ './dialog'));

/** The same, where it has been loaded before. */
export const findDialog = (): Dialog | undefined => here;
