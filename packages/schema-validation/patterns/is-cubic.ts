import {CharSet, type Concatenation, visitAst} from 'refa';

import {Ambiguity} from './ambiguity';
import {parsePattern} from './parse-pattern';
import {Positions, TooManyPositions} from './positions';

/** What is read of its own: the whole pattern, or what it looks at; once, or from each character on. */
interface Reading {
  readonly alternatives: readonly Concatenation[];
  readonly isRepeated: boolean;
}

/** Whether each reading begins where the text does, as after `^`. */
const isAnchored = (alternatives: readonly Concatenation[]): boolean =>
  alternatives.every(
    ({elements: [first]}) => first?.type === 'Assertion' && first.kind === 'behind' && first.negate,
  );

function listReadings(whole: {readonly alternatives: Concatenation[]}): readonly Reading[] {
  const isRepeated = !isAnchored(whole.alternatives);
  const readings: Reading[] = [{alternatives: whole.alternatives, isRepeated}];
  let depth = 0;
  for (const {elements} of whole.alternatives)
    for (const element of elements)
      visitAst(element, {
        onQuantifierEnter: () => void (depth += 1),
        onQuantifierLeave: () => void (depth -= 1),
        onAssertionEnter: ({alternatives}) =>
          void readings.push({alternatives, isRepeated: isRepeated || depth > 0}),
      });
  return readings;
}

/**
 * Whether an engine that backtracks, such as a browser's, may need time that grows with the cube of the length of a text
 * or faster, where `findExponential` finds nothing: `^a*a*a*$` needs seconds for 2,000 characters. A pattern that need
 * not begin where the text does is tried from each character on. One that is too long to be worked out may be cubic.
 *
 * @param pattern of JSON Schema: a regular expression of ECMA-262
 */
export function isCubic(pattern: string): boolean {
  const parsed = parsePattern(pattern);
  if (parsed === undefined) return false;
  const before = CharSet.all(parsed.maxCharacter);
  try {
    return listReadings(parsed.expression).some(({alternatives, isRepeated}) => {
      const positions = Positions.ofAll(alternatives, isRepeated ? before : undefined);
      return new Ambiguity(positions).measureDegree() > 1;
    });
  } catch (error) {
    if (error instanceof TooManyPositions) return true;
    throw error;
  }
}
