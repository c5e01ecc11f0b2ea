/** Loads what is shown when a reader turns to search, and its styles. */
export const loadDialog = () => import(/* webpackChunkName: "on-demand-search" */ './dialog');

export type Dialog = Awaited<ReturnType<typeof loadDialog>>;
