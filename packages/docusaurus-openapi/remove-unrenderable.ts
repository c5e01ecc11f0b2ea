import {type Fault, removeFaultyParts} from '@openapi-portal/openapi-model/reading';
import {type JsonObject, writeJson} from '@openapi-portal/reports/json';

const toHolder = ({pointer, message}: Fault): Fault => ({
  pointer: pointer.replace(/\/[^/]*$/, ''),
  message,
});

const isSame = (a: JsonObject, b: JsonObject): boolean => writeJson(a) === writeJson(b);

/** Removes what cannot be rendered, or else the objects around it; undefined if nothing can be removed. */
export function removeUnrenderable(
  published: JsonObject,
  faults: readonly Fault[],
): JsonObject | undefined {
  const mended = removeFaultyParts(published, faults);
  if (!isSame(mended, published)) return mended;
  const around = removeFaultyParts(published, faults.map(toHolder));
  return isSame(around, published) ? undefined : around;
}
