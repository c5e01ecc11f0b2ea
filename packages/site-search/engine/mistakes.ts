/** Minimum length of words that are corrected. */
const SHORTEST = 4;

/** Minimum length of words in which any error is corrected. A wrong letter turns a shorter word into too many others. */
const FORGIVING_LENGTH = 6;

/** Minimum length of words in which two missing letters are corrected. */
const LONG_LENGTH = 10;

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

/** Returns true if `word` is `meant` without a number of its letters. */
function lacks(word: string, meant: string, letters: number): boolean {
  if (letters === 0) return word === meant;
  const start = findDifference(word, meant);
  return lacks(word.slice(start), meant.slice(start + 1), letters - 1);
}

/**
 * Returns true if `word` is `meant` with one typing error: a wrong, missing, additional or swapped letter. In a
 * short word, only a missing or a swapped letter counts; a long one may lack two letters. The first letter must be
 * correct.
 */
export function isTypoOf(word: string, meant: string): boolean {
  const missing = meant.length - word.length;
  const isNear = Math.abs(missing) <= 1 || (missing === 2 && word.length >= LONG_LENGTH);
  if (!isNear || word.length < SHORTEST) return false;
  const start = findDifference(word, meant);
  if (start === 0) return false;
  if (missing > 0) return lacks(word, meant, missing);
  if (missing === 0 && listSwaps(word).includes(meant)) return true;
  if (word.length < FORGIVING_LENGTH) return false;
  return word.slice(start + 1) === meant.slice(start + 1 + missing);
}
