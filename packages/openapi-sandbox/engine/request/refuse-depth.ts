import type {Json} from '@openapi-portal/openapi-model/inputs';

import {Refusal} from '../refusal';

/** Levels of lists and objects: validation goes down them one by one. */
const MAX_DEPTH = 100;

const isDeeper = (value: Json, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1)));

/**
 * Returns a value that is not too deep to validate.
 *
 * @param what name of the source in messages
 * @throws Refusal with 400 if it is nested too deeply
 */
export function refuseDepth(value: Json, what: string): Json {
  if (!isDeeper(value, MAX_DEPTH)) return value;
  throw new Refusal(400, {detail: `The ${what} is nested deeper than ${MAX_DEPTH} levels.`});
}
