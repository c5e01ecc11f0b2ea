export const SENDER = 'author';
