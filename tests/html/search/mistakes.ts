/** Matches words that are long enough for typing errors to be corrected. */
const LONG_WORD = /[a-z]{6,}/gi;

/** Returns a letter that is very likely wrong at this position. */
const toWrong = (letter: string): string => (letter === 'x' ? 'q' : 'x');

/**
 * Lists three misspellings of a word at an index: a wrong letter, a missing letter, and a swap with the next letter.
 */
function spoil(word: string, index: number): readonly string[] {
  const [before, letter, after] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)];
  const swapped = before + after.charAt(0) + letter + after.slice(1);
  return [before + toWrong(letter) + after, before + after, swapped];
}

/**
 * Lists all variants of a query with one typing error in a word of six or more letters. First letters are always
 * correct.
 */
export const listMistakes = (query: string): readonly string[] =>
  [...query.matchAll(LONG_WORD)].flatMap(({0: word, index}) =>
    Array.from({length: word.length - 1}, (_, letter) => spoil(word, letter + 1))
      .flat()
      .filter((spoilt) => spoilt !== word)
      .map((spoilt) => query.slice(0, index) + spoilt + query.slice(index + word.length)),
  );

export const orderOtherwise = (query: string): string => query.split(' ').reverse().join(' ');

const SAYS_NOTHING =
  /^(?:a|an|and|are|at|by|can|do|does|for|from|get|how|i|in|is|it|me|my|of|on|or|our|the|to|we|what|when|where|who|why|with|you|your)$/i;

/** Removes common words. If nothing would be left, the query is unchanged. */
export function withoutStopWords(query: string): string {
  const telling = query.split(' ').filter((word) => !SAYS_NOTHING.test(word));
  return telling.length > 0 ? telling.join(' ') : query;
}
