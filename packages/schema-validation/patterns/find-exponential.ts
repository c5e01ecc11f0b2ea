import {type Quantifier, visitAst} from 'refa';

import {parsePattern} from './parse-pattern';
import {MANY_REPEATS, Positions, TooManyPositions} from './positions';

type Pair = readonly [number, number];

/** Where two readings of one text can stand after another character, by where they stand. */
function toPairs({next, characters}: Positions): (pair: Pair) => readonly Pair[] {
  const isShared = (one: number, other: number): boolean => {
    const [left, right] = [characters[one], characters[other]];
    return left !== undefined && right !== undefined && !left.isDisjointWith(right);
  };
  const follow = (position: number): readonly number[] => [...(next[position]?.keys() ?? [])];
  return ([one, other]) =>
    follow(one).flatMap((left) =>
      follow(other)
        .filter((right) => isShared(left, right))
        .map((right): Pair => [left, right]),
    );
}

/**
 * Whether two readings of one text part and meet again in a repeat: each round of such a text doubles
 * them. This is the criterion of Weber and Seidl for exponential ambiguity ("On the degree of ambiguity
 * of finite automata", 1991); it is simple here, for in a repeat every position leads to every other.
 */
function isAmbiguous(positions: Positions): boolean {
  if (positions.next.some((arrows) => [...arrows.values()].includes(2))) return true;
  const toNext = toPairs(positions);
  const isMet = ([one, other]: Pair): boolean => one === other;
  const starts = positions.characters.map((_, position): Pair => [position, position]);
  const found = new Map(starts.map((pair) => [pair.join(), pair]));
  for (const pair of found.values()) {
    for (const after of toNext(pair)) {
      if (!isMet(pair) && isMet(after)) return true;
      found.set(after.join(), after);
    }
  }
  return false;
}

function isExponential(loop: Quantifier): boolean {
  try {
    return isAmbiguous(Positions.of(loop));
  } catch (error) {
    if (error instanceof TooManyPositions) return true;
    throw error;
  }
}

/**
 * Finds what lets an engine that backtracks, such as a browser's, try exponentially many ways to read a
 * text that does not match: a repeat that can read the same text in several ways.
 *
 * It is ours, on the parser of refa, because the libraries that were tried judge badly: safe-regex2 5.1.2
 * refuses every repeat inside a repeat, such as `^[a-z]+(-[a-z]+)*$`, and passes `^(a|a)*$`, as scslre 0.3.0
 * does; redos-detector 6.1.4 refuses seven of the patterns in `testing/good-patterns.ts`; recheck 4.5.0 judges
 * well, but by a clock, and takes seconds and 58 MB.
 *
 * @param pattern of JSON Schema: a regular expression of ECMA-262
 * @returns the shortest such repeat, as the pattern has it; nothing where there is none, and where the
 *   pattern is of another language, which no browser runs
 */
export function findExponential(pattern: string): string | undefined {
  const {expression} = parsePattern(pattern) ?? {};
  if (expression === undefined) return undefined;
  const found: Quantifier[] = [];
  visitAst(expression, {
    onQuantifierLeave(quantifier) {
      if (quantifier.max >= MANY_REPEATS && isExponential(quantifier)) found.push(quantifier);
    },
  });
  const texts = found.map(({source}) => source && pattern.slice(source.start, source.end));
  return found.length === 0 ? undefined : (texts[0] ?? pattern);
}
