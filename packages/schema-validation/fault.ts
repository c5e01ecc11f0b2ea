import {DESCRIPTIONS} from './error-words';

/** A violation, with its location and a description that continues the value's name. */
export interface DescribedError {
  /** JSON Pointer (RFC 6901); empty for the value itself. */
  readonly pointer: string;
  readonly message: string;
  /** True if it is the only violation, because validation takes too long. */
  readonly isOverBudget?: true;
}

/** A violation, with the violated keyword. */
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

/** Removes the "not allowed" violations of invalid values: they count as unevaluated, but that would mislead. */
export const withoutMisleading = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(
    (fault) =>
      fault.keyword !== 'false' ||
      !faults.some((other) => isOther(fault, other) || isInside(other, fault)),
  );

/** Returns the distance of a variant from a value; a wrong type of the whole value counts most. */
const toDistance = (faults: readonly Fault[], whole: string): number =>
  faults.reduce(
    (sum, {keyword, pointer}) => sum + (keyword === 'type' && pointer === whole ? 1000 : 1),
    0,
  );

/** Returns the violations of the closest variant, if a value fits none. */
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
