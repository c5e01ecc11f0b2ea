import type {ConsoleModel} from '../../src/api-console/model';
import {toConsoleModel} from '../../src/api-console/to-console-model';
import type {Operation} from '../../src/api-reference';

/** The problem types that a contract registers. */
export const toProblemSlugs = (document: unknown): string[] =>
  Object.keys((document as {readonly 'x-problem-types'?: object})['x-problem-types'] ?? {});

/**
 * What the request consoles fetch when a reader opens them, by the operation's slug.
 *
 * @param document the contract as a bundled OpenAPI 3.1 document
 * @param basePath address of the API's pages without a slash at the end
 */
export function toConsoleModels(
  document: unknown,
  operations: readonly Operation[],
  basePath: string,
): ReadonlyMap<string, ConsoleModel> {
  const extras = {
    problemHref: `${basePath}/#problem-{slug}`,
    problemSlugs: toProblemSlugs(document),
  };
  return new Map(
    operations.map(({slug, path, method}) => [
      slug,
      toConsoleModel(document, path, method, extras),
    ]),
  );
}
