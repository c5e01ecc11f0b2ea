import {isJsonObject} from '@openapi-portal/reports/json';

/**
 * Whether a problem type has a name that may stand in an address: at most 200 lower-case letters, digits and
 * hyphens. Others could lead elsewhere, as `../../x` does, or be too long for the name of a file.
 */
export const isProblemTypeName = (name: string): boolean => /^[a-z0-9-]{1,200}$/.test(name);

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
