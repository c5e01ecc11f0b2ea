const LIMIT = 3;

const toPairs = (text: string): readonly string[] =>
  Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2));

/** Returns the similarity of two words by their shared letter pairs, from 0 to 1 (Dice's coefficient). */
function compare(one: string, other: string): number {
  const [pairs, others] = [toPairs(one), toPairs(other)];
  const shared = pairs.filter((pair) => others.includes(pair)).length;
  return pairs.length + others.length === 0 ? 0 : (2 * shared) / (pairs.length + others.length);
}

/** Returns the terms that are most similar to a query. Equally similar terms keep their order. */
export function findNearestTerms<Term extends {readonly title: string}>(
  query: string,
  terms: readonly Term[],
): readonly Term[] {
  const asked = query.trim().toLowerCase().slice(0, 40);
  return terms
    .map((term) => ({term, likeness: compare(asked, term.title.toLowerCase())}))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, LIMIT)
    .map(({term}) => term);
}
