/** Words in which a reader's mistake has to be forgiven. */
const LONG_WORD = /[a-z]{6,}/gi;

/** A letter that is as good as never right where it stands. */
const toWrong = (letter: string): string => (letter === 'x' ? 'q' : 'x');

/** A word with its letter at an index wrong, dropped, or swapped with the next. */
function spoil(word: string, index: number): readonly string[] {
  const [before, letter, after] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)];
  const swapped = before + after.charAt(0) + letter + after.slice(1);
  return [before + toWrong(letter) + after, before + after, swapped];
}

/** A query with each single mistake in each word of six letters or more, the first letter aside. */
export const listMistakes = (query: string): readonly string[] =>
  [...query.matchAll(LONG_WORD)].flatMap(({0: word, index}) =>
    Array.from({length: word.length - 1}, (_, letter) => spoil(word, letter + 1))
      .flat()
      .filter((spoilt) => spoilt !== word)
      .map((spoilt) => query.slice(0, index) + spoilt + query.slice(index + word.length)),
  );

/** The words of a query from the last to the first. */
export const orderOtherwise = (query: string): string => query.split(' ').reverse().join(' ');

const SAYS_NOTHING =
  /^(?:a|an|and|are|at|by|can|do|does|for|from|get|how|i|in|is|it|me|my|of|on|or|our|the|to|we|what|when|where|who|why|with|you|your)$/i;

/** A query without the words that most questions have. */
export function withoutStopWords(query: string): string {
  const telling = query.split(' ').filter((word) => !SAYS_NOTHING.test(word));
  return telling.length > 0 ? telling.join(' ') : query;
}
