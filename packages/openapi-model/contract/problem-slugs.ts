import {isJsonObject} from '@openapi-portal/reports/json';

/** Returns true if a name of a problem type is safe in a URL and short enough for a file name. */
export const isProblemTypeName = (name: string): boolean => /^[a-z0-9-]{1,200}$/.test(name);

/** Lists the valid names in `x-problem-types`. Lint reports invalid names. */
export function toProblemSlugs(document: unknown): readonly string[] {
  const types = isJsonObject(document) ? document['x-problem-types'] : undefined;
  return isJsonObject(types) ? Object.keys(types).filter(isProblemTypeName) : [];
}
