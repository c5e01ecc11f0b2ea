import {type Assertion, CharSet, type Concatenation, type Element, visitAst} from 'refa';

import {parsePattern} from './parse-pattern';
import {Positions, TooLarge} from './positions';
import {Readings} from './readings';

/** Readings of one text that may be tried at each of its characters: a tenth of a second for the longest text. */
const MOST_READINGS = 40_000;

/** Characters of a pattern: longer ones are not judged. */
const LONGEST_PATTERN = 5000;

type Alternatives = readonly Concatenation[];

/** Returns true if each reading begins at the start of the text: `^` is a place that no character is before. */
const isAnchored = (alternatives: Alternatives): boolean =>
  alternatives.every(({elements: [first]}) => {
    if (first?.type !== 'Assertion' || first.kind !== 'behind' || !first.negate) return false;
    const [before] = first.alternatives[0]?.elements ?? [];
    return before?.type === 'CharacterClass' && before.characters.isAll;
  });

/** Returns true if an assertion looks at one character, as `^`, `$` and `\b` do. */
const isOfOneCharacter = ({alternatives}: Assertion): boolean =>
  alternatives.every(
    ({elements: [first, second]}) => first?.type === 'CharacterClass' && second === undefined,
  );

/** An assertion, and whether it is tried at each character of a text. */
interface FoundAssertion {
  readonly assertion: Assertion;
  readonly isRepeated: boolean;
}

/** The assertions that look at more than one character. @throws TooLarge for backreferences */
function listAssertions(alternatives: Alternatives, isRepeated: boolean): FoundAssertion[] {
  const found: FoundAssertion[] = [];
  const isAssertion = ({type}: Element): boolean => type === 'Assertion';
  for (const {elements} of alternatives)
    for (const [index, element] of elements.entries()) {
      const isFirst = elements.slice(0, index + 1).every(isAssertion);
      visitAst(element, {
        onAssertionEnter: (assertion) =>
          void found.push({assertion, isRepeated: isRepeated || !isFirst}),
        onUnknownEnter: () => {
          throw new TooLarge();
        },
      });
    }
  return found.filter(({assertion}) => !isOfOneCharacter(assertion));
}

/** Counts the readings to try at a character, including those of assertions. @throws TooLarge */
function countReadings(alternatives: Alternatives, any: CharSet, isRepeated: boolean): number {
  const own = new Readings(new Positions(alternatives, any, isRepeated)).count();
  const inside = listAssertions(alternatives, isRepeated).map(({assertion, ...found}) => {
    // An engine reads these from their end, and nothing here counts that.
    if (assertion.kind === 'behind') throw new TooLarge();
    return countReadings(assertion.alternatives, any, found.isRepeated);
  });
  return own * Math.max(1, ...inside);
}

function isSlow(alternatives: Alternatives, any: CharSet, isRepeated: boolean): boolean {
  try {
    return countReadings(alternatives, any, isRepeated) > MOST_READINGS;
  } catch (error) {
    if (error instanceof TooLarge || error instanceof RangeError) return true;
    throw error;
  }
}

/**
 * Finds the part of a pattern that is not proved to be quick in an engine that backtracks, such as a browser's: for 2,000
 * characters, at most as many steps as the square of the length, times 20. Backreferences and lookbehind are not proved,
 * nor is a pattern that refa cannot parse.
 *
 * It is ours, on the parser of refa, because the libraries that were tried judge too strictly or too loosely: safe-regex2 5.1.2
 * refuses every repeat inside a repeat, such as `^[a-z]+(-[a-z]+)*$`, scslre 0.3.0 misses some, and redos-detector 6.1.4
 * refuses seven of the patterns in `testing/good-patterns.ts`. recheck 4.5.0 judges well, but by a clock, and takes
 * seconds and 58 MB. An engine of linear time, re2js 2.10.0, is heavier than the console.
 *
 * @param pattern of JSON Schema: a regular expression of ECMA-262
 * @returns the shortest such part; undefined if the whole pattern is quick
 */
export function findSlowPart(pattern: string): string | undefined {
  const parsed = pattern.length > LONGEST_PATTERN ? undefined : parsePattern(pattern);
  if (parsed === undefined) return pattern;
  const {alternatives} = parsed.expression;
  const any = CharSet.all(parsed.maxCharacter);
  if (!isSlow(alternatives, any, !isAnchored(alternatives))) return undefined;
  const parts: string[] = [];
  visitAst(parsed.expression, {
    onConcatenationLeave(concatenation) {
      for (const element of concatenation.elements) {
        const {type, source} = element;
        if (type === 'CharacterClass' || source === undefined || parts.length > 0) continue;
        if (isSlow([{...concatenation, elements: [element]}], any, false))
          parts.push(pattern.slice(source.start, source.end));
      }
    },
  });
  return parts[0] ?? pattern;
}
