/** How the page knows that a message is about what the dev server does. */
export const SENDER = 'author';
