import {isJsonObject} from 'static-pages/reports/json';

/**
 * The problem types that a contract registers under `x-problem-types`.
 *
 * @param document the parsed contract; none where it is of another shape, which its lint reports
 */
export function toProblemSlugs(document: unknown): readonly string[] {
  const types = isJsonObject(document) ? document['x-problem-types'] : undefined;
  return isJsonObject(types) ? Object.keys(types) : [];
}
