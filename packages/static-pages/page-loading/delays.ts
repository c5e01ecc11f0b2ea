/** Milliseconds before what is still on its way says so. */
export const LOADING_STATE_DELAY = 200;
