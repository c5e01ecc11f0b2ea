import {isJsonObject} from '@openapi-portal/reports/json';

/**
 * Returns true if the name of a problem type is valid in a URL: at most 200 lower-case letters, digits and
 * hyphens. Other names could lead elsewhere, such as `../../x`, or be too long for a file name.
 */
export const isProblemTypeName = (name: string): boolean => /^[a-z0-9-]{1,200}$/.test(name);

/**
 * Lists the problem types in a contract's `x-problem-types`.
 *
 * @param document the parsed contract; names that could lead to another URL are left out, and all if the shape is
 *   wrong: lint reports both
 */
export function toProblemSlugs(document: unknown): readonly string[] {
  const types = isJsonObject(document) ? document['x-problem-types'] : undefined;
  return isJsonObject(types) ? Object.keys(types).filter(isProblemTypeName) : [];
}
