/**
 * Length of the longest text that is matched with a pattern. The build removes patterns that take exponential time, but
 * those that remain may take quadratic time.
 */
export const LONGEST_TEXT = 2000;
