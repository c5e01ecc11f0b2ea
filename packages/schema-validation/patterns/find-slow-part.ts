import {type Assertion, CharSet, type Concatenation, type Element, visitAst} from 'refa';

import {parsePattern} from './parse-pattern';
import {Positions, TooLarge} from './positions';
import {Readings} from './readings';

/** Maximum number of ways to match per character. The longest text then takes 0.1 s. */
const MOST_READINGS = 40_000;

/** Maximum length of a pattern to analyse. Longer patterns are reported as slow. */
const LONGEST_PATTERN = 5000;

type Alternatives = readonly Concatenation[];

/** Returns true if every match begins at the start. refa parses `^` as a negative lookbehind. */
const isAnchored = (alternatives: Alternatives): boolean =>
  alternatives.every(({elements: [first]}) => {
    if (first?.type !== 'Assertion' || first.kind !== 'behind' || !first.negate) return false;
    const [before] = first.alternatives[0]?.elements ?? [];
    return before?.type === 'CharacterClass' && before.characters.isAll;
  });

/** Returns true if an assertion examines a single character, as `^`, `$` and `\b` do. */
const isOfOneCharacter = ({alternatives}: Assertion): boolean =>
  alternatives.every(
    ({elements: [first, second]}) => first?.type === 'CharacterClass' && second === undefined,
  );

interface FoundAssertion {
  readonly assertion: Assertion;
  readonly isRepeated: boolean;
}

/** Lists the assertions that examine more than one character. @throws TooLarge for backreferences */
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

/** Counts the ways to match that an engine may try at a character, including those in assertions. @throws TooLarge */
function countReadings(alternatives: Alternatives, any: CharSet, isRepeated: boolean): number {
  const own = new Readings(new Positions(alternatives, any, isRepeated)).count();
  const inside = listAssertions(alternatives, isRepeated).map(({assertion, ...found}) => {
    // Engines match a lookbehind from its end, which is not analysed here.
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
 * Finds the part of a pattern that is not proved to be fast in a backtracking engine, such as a browser's. Fast means
 * at most 20 n² steps for a text of n = 2,000 characters. Backreferences, lookbehind for
 * more than one character, and patterns that refa cannot parse are never proved to be fast.
 *
 * The analysis uses refa only as a parser, because the libraries for it are too strict or too lax: safe-regex2 5.1.2
 * rejects every repetition inside a repetition, such as `^[a-z]+(-[a-z]+)*$`, scslre 0.3.0 misses slow patterns, and
 * redos-detector 6.1.4 rejects seven of the patterns in `testing/good-patterns.ts`. recheck 4.5.0 is accurate, but
 * depends on the clock, and takes seconds and 58 MB. re2js 2.10.0, an engine of linear time, is larger than the
 * console.
 *
 * @param pattern of JSON Schema: a regular expression of ECMA-262
 * @returns the innermost slow part; undefined if the whole pattern is fast
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
