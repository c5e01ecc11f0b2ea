import {type Fault, mendContract} from '@openapi-portal/openapi-model/reading';
import {type JsonObject, writeJson} from '@openapi-portal/reports/json';

/** Returns the same fault for the enclosing object. */
const toHolder = ({pointer, message}: Fault): Fault => ({
  pointer: pointer.replace(/\/[^/]*$/, ''),
  message,
});

const isSame = (a: JsonObject, b: JsonObject): boolean => writeJson(a) === writeJson(b);

/**
 * Removes the parts of a contract that cannot be rendered. If nothing can be removed at their locations, removes
 * faulty parts of the enclosing objects: an operation can fail because of parameters that it inherits from its path
 * item.
 *
 * @returns undefined if nothing can be removed
 */
export function removeUnrenderable(
  published: JsonObject,
  faults: readonly Fault[],
): JsonObject | undefined {
  const mended = mendContract(published, faults);
  if (!isSame(mended, published)) return mended;
  const around = mendContract(published, faults.map(toHolder));
  return isSame(around, published) ? undefined : around;
}
