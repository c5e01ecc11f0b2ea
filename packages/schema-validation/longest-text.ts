/** Length of the longest text that is matched with a pattern, which may take quadratic time. */
export const LONGEST_TEXT = 2000;
