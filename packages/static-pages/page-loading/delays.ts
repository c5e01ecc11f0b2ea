/** Milliseconds before a loading message is shown. */
export const LOADING_STATE_DELAY = 200;
