import type {Json} from '@openapi-portal/openapi-model/inputs';

import {Refusal} from '../refusal';

/** Maximum nesting depth of a value, because validation is recursive. */
const MAX_DEPTH = 100;

const isDeeper = (value: Json, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1)));

/**
 * Returns the value unless it is nested too deeply for validation.
 *
 * @throws Refusal with 400 if the value is nested too deeply
 */
export function refuseDepth(value: Json, what: string): Json {
  if (!isDeeper(value, MAX_DEPTH)) return value;
  throw new Refusal(400, {detail: `The ${what} is nested deeper than ${MAX_DEPTH} levels.`});
}
