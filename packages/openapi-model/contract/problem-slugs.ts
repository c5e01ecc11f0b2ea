import {isJsonObject} from '@openapi-portal/reports/json';

import {isProblemTypeName} from './problem-type-name';

/**
 * The problem types that a contract registers under `x-problem-types`.
 *
 * @param document the parsed contract; none where it is of another shape, and none whose name could lead to
 *   another address: its lint reports both
 */
export function toProblemSlugs(document: unknown): readonly string[] {
  const types = isJsonObject(document) ? document['x-problem-types'] : undefined;
  return isJsonObject(types) ? Object.keys(types).filter(isProblemTypeName) : [];
}
