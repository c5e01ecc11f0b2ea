import {type Fault, mendContract} from '@openapi-portal/openapi-model/reading';
import {type JsonObject, writeJson} from '@openapi-portal/reports/json';

/** Replaces a fault by one of the object that it is in. */
const toHolder = ({pointer, message}: Fault): Fault => ({
  pointer: pointer.replace(/\/[^/]*$/, ''),
  message,
});

const isSame = (a: JsonObject, b: JsonObject): boolean => writeJson(a) === writeJson(b);

/**
 * Takes what cannot be shown out of a contract. If that is done, and it still cannot be shown, what it needs is around it:
 * the parameters of an operation may be those of its path.
 *
 * @returns undefined if there is nothing left to take out
 */
export function mendUnshown(
  published: JsonObject,
  faults: readonly Fault[],
): JsonObject | undefined {
  const mended = mendContract(published, faults);
  if (!isSame(mended, published)) return mended;
  const around = mendContract(published, faults.map(toHolder));
  return isSame(around, published) ? undefined : around;
}
