import type {LintNode} from '../lint-node';
import {toKey} from '../lint-node';
import type {Operation} from '../operations';
import {visitOperations} from '../operations';
import type {StyleRule} from '../rule';
import {findJsonSchema, isList} from '../schema';

/** Statuses of responses that contain the resource itself, by method. */
const STATUSES: Readonly<Record<string, readonly string[]>> = {
  GET: ['200'],
  PATCH: ['200'],
  PUT: ['200', '201'],
  POST: ['201'],
};

const hasETag = (response: LintNode): boolean =>
  response.at('headers').keys.some((name) => name.toLowerCase() === 'etag');

/**
 * Returns true for a response with a single resource. A `201` without a JSON body counts, because the created
 * resource has an `ETag` too.
 */
function isResource(status: string, response: LintNode): boolean {
  if (response.value === undefined) return false;
  const schema = findJsonSchema(response);
  return schema === undefined ? status === '201' : !isList(schema);
}

const listBare = ({method, node}: Operation): readonly (readonly [string, LintNode])[] =>
  (STATUSES[method] ?? [])
    .map((status) => [status, node.at('responses').at(status)] as const)
    .filter(([status, response]) => isResource(status, response) && !hasETag(response));

/** Requires an `ETag` in responses with a single resource. Clients need its value to change the resource. */
export const etagOnResource: StyleRule = {
  name: 'etag-on-resource',
  fix: 'add the header `ETag` to the response',
  createVisitor: () =>
    visitOperations((operation, {report}) => {
      for (const [status, {location}] of listBare(operation)) {
        report({
          message: `The response ${status} of ${operation.title} returns a single resource without an ETag`,
          location: toKey(location),
        });
      }
    }),
};
