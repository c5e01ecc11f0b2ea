import type {ConsoleModel} from '../console/model';
import {toConsoleModel} from '../console/to-console-model';
import type {Operation} from '../reference';
import {toProblemAnchor} from '../reference/problem-types';
import {toProblemSlugs} from '../files/problem-slugs';

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
    problemHref: `${basePath}/#${toProblemAnchor('{slug}')}`,
    problemSlugs: toProblemSlugs(document),
  };
  return new Map(
    operations.map(({slug, path, method}) => [
      slug,
      toConsoleModel(document, path, method, extras),
    ]),
  );
}
