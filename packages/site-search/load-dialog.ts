import {type FirstFiles, fetchFirstFiles} from './engine/fetch-files';

export type Dialog = typeof import('./dialog');

let here: Dialog | undefined;

export const loadDialog = async (): Promise<Dialog> =>
  (here = await import(/* webpackChunkName: "on-demand-search" */ './dialog'));

export const findDialog = (): Dialog | undefined => here;

/** The request for the first files, and the path of the page that started it. */
let begun: {readonly at: string; readonly beginning: Promise<FirstFiles>} | undefined;

/** Loads the dialog and, in parallel, the first index files. */
export function startSearch(baseUrl: string): Promise<Dialog> {
  const at = location.pathname;
  if (begun?.at !== at) begun = {at, beginning: fetchFirstFiles(baseUrl)};
  // After an error, the dialog requests the files again and reports the error.
  begun.beginning.catch(() => (begun = undefined));
  return loadDialog();
}

/** Returns the request for the first files if it was started on the current page. The request is returned only once. */
export function takeFirstFiles(): Promise<FirstFiles> | undefined {
  const taken = begun?.at === location.pathname ? begun.beginning : undefined;
  begun = undefined;
  return taken;
}
