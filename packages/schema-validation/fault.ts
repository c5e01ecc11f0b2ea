import {DESCRIPTIONS} from './error-words';

/** A violation with its location. The message continues a sentence that begins with the name of the value. */
export interface DescribedError {
  /** JSON Pointer (RFC 6901); `''` for the value itself. */
  readonly pointer: string;
  readonly message: string;
  /** True if validation takes too long. It is then the only violation. */
  readonly isOverBudget?: true;
}

export interface Fault extends DescribedError {
  readonly keyword: string;
}

export const toFault = (pointer: string, keyword: string, limit?: unknown): Fault => ({
  pointer,
  keyword,
  message: DESCRIPTIONS[keyword]?.(limit) ?? `violates ${keyword}`,
});

const isInside = ({pointer}: Fault, parent: Fault): boolean =>
  pointer.startsWith(`${parent.pointer}/`);

const isOther = (fault: Fault, {keyword, pointer}: Fault): boolean =>
  keyword !== 'false' && pointer === fault.pointer;

/** Removes the "not allowed" violations of values that count as unevaluated because of other violations. */
export const removeFollowUpFaults = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(
    (fault) =>
      fault.keyword !== 'false' ||
      !faults.some((other) => isOther(fault, other) || isInside(other, fault)),
  );

/** Returns how far a value is from satisfying a variant. A wrong type of the whole value counts most. */
const toDistance = (faults: readonly Fault[], whole: string): number =>
  faults.reduce(
    (sum, {keyword, pointer}) => sum + (keyword === 'type' && pointer === whole ? 1000 : 1),
    0,
  );

export function findClosest(
  variants: readonly (readonly Fault[])[],
  pointer: string,
): readonly Fault[] {
  const weighed = variants.map(removeFollowUpFaults).map((faults) => ({
    faults,
    distance: toDistance(faults, pointer),
  }));
  return weighed.sort((a, b) => a.distance - b.distance)[0]?.faults ?? [];
}
