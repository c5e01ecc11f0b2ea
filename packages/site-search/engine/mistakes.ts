const SHORTEST = 4;

/** Minimum length of words in which any error is corrected. A wrong letter turns a shorter word into too many others. */
const FORGIVING_LENGTH = 6;

export const isCorrectable = (word: string): boolean => word.length >= SHORTEST;

/** Lists the words that result from swapping two adjacent letters, except the first letter. */
export const listSwaps = (word: string): readonly string[] =>
  Array.from({length: Math.max(0, word.length - 2)}, (_, index) => {
    const [before, a, b] = [
      word.slice(0, index + 1),
      word.charAt(index + 1),
      word.charAt(index + 2),
    ];
    return before + b + a + word.slice(index + 3);
  });

function findDifference(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return index;
}

/**
 * Returns true if `word` is `meant` with one typing error: a wrong, missing, additional or swapped letter. In a
 * short word, only a missing or a swapped letter counts. The first letter must be correct.
 */
export function isTypoOf(word: string, meant: string): boolean {
  const start = findDifference(word, meant);
  const isNear = Math.abs(word.length - meant.length) <= 1;
  if (start === 0 || !isNear || !isCorrectable(word)) return false;
  const rest = (text: string, from: number) => text.slice(start + from);
  if (rest(word, 0) === rest(meant, 1)) return true;
  if (word.length === meant.length && listSwaps(word).includes(meant)) return true;
  if (word.length < FORGIVING_LENGTH) return false;
  return rest(word, 1) === rest(meant, 1) || rest(word, 1) === rest(meant, 0);
}
