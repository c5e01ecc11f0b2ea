import {DESCRIPTIONS} from './error-words';

/** A mistake in a value: where it is, and what is wrong, as a continuation of its name. */
export interface DescribedError {
  /** JSON Pointer (RFC 6901); empty for the value itself. */
  readonly pointer: string;
  readonly message: string;
  /** Whether it is the only one because the value takes too long to check. */
  readonly isOverBudget?: true;
}

/** A mistake, with the keyword that is broken. */
export interface Fault extends DescribedError {
  readonly keyword: string;
}

export const toFault = (pointer: string, keyword: string, limit?: unknown): Fault => ({
  pointer,
  keyword,
  message: DESCRIPTIONS[keyword]?.(limit) ?? `breaks ${keyword}`,
});

const isInside = ({pointer}: Fault, parent: Fault): boolean =>
  pointer.startsWith(`${parent.pointer}/`);

const isOther = (fault: Fault, {keyword, pointer}: Fault): boolean =>
  keyword !== 'false' && pointer === fault.pointer;

/** A wrong value counts as unevaluated too: to say that it is not allowed would mislead. */
export const withoutMisleading = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(
    (fault) =>
      fault.keyword !== 'false' ||
      !faults.some((other) => isOther(fault, other) || isInside(other, fault)),
  );

/** How far a variant is from the value: a wrong type of the whole value is furthest. */
const toDistance = (faults: readonly Fault[], whole: string): number =>
  faults.reduce(
    (sum, {keyword, pointer}) => sum + (keyword === 'type' && pointer === whole ? 1000 : 1),
    0,
  );

/** Of variants that a value does not fit, the faults of the closest: only these are of use. */
export function findClosest(
  variants: readonly (readonly Fault[])[],
  pointer: string,
): readonly Fault[] {
  const weighed = variants.map(withoutMisleading).map((faults) => ({
    faults,
    distance: toDistance(faults, pointer),
  }));
  return weighed.sort((a, b) => a.distance - b.distance)[0]?.faults ?? [];
}
