/** Matches words that are long enough for typing errors to be corrected. */
const LONG_WORD = /[a-z]{6,}/gi;

/** Returns a letter that is almost certainly wrong in this place. */
const toWrong = (letter: string): string => (letter === 'x' ? 'q' : 'x');

/** Lists a word with the letter at an index wrong, missing, or swapped with the next. */
function spoil(word: string, index: number): readonly string[] {
  const [before, letter, after] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)];
  const swapped = before + after.charAt(0) + letter + after.slice(1);
  return [before + toWrong(letter) + after, before + after, swapped];
}

/** Lists a query with each single typing error in each word of six letters or more, except in first letters. */
export const listMistakes = (query: string): readonly string[] =>
  [...query.matchAll(LONG_WORD)].flatMap(({0: word, index}) =>
    Array.from({length: word.length - 1}, (_, letter) => spoil(word, letter + 1))
      .flat()
      .filter((spoilt) => spoilt !== word)
      .map((spoilt) => query.slice(0, index) + spoilt + query.slice(index + word.length)),
  );

/** Reverses the words of a query. */
export const orderOtherwise = (query: string): string => query.split(' ').reverse().join(' ');

const SAYS_NOTHING =
  /^(?:a|an|and|are|at|by|can|do|does|for|from|get|how|i|in|is|it|me|my|of|on|or|our|the|to|we|what|when|where|who|why|with|you|your)$/i;

/** Removes the words that most questions contain. */
export function withoutStopWords(query: string): string {
  const telling = query.split(' ').filter((word) => !SAYS_NOTHING.test(word));
  return telling.length > 0 ? telling.join(' ') : query;
}
