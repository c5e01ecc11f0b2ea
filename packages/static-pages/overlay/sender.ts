/** Sender of messages about the dev server's activity. */
export const SENDER = 'author';
