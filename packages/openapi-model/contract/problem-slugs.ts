import {isJsonObject} from '@openapi-portal/reports/json';

/**
 * Returns true if the name of a problem type can be used in a URL: at most 200 lower-case letters, digits and hyphens.
 * Other names can point to another page, such as `../../x`, or be too long for a file name.
 */
export const isProblemTypeName = (name: string): boolean => /^[a-z0-9-]{1,200}$/.test(name);

/**
 * Lists the valid names in `x-problem-types`. Lint reports invalid names.
 *
 * @param document the parsed contract
 */
export function toProblemSlugs(document: unknown): readonly string[] {
  const types = isJsonObject(document) ? document['x-problem-types'] : undefined;
  return isJsonObject(types) ? Object.keys(types).filter(isProblemTypeName) : [];
}
