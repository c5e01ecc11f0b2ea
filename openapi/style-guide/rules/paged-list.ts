import type {LintNode} from '../lint-node';
import {toKey} from '../lint-node';
import type {Operation} from '../operations';
import {findParameter, visitOperations} from '../operations';
import type {Context, StyleRule} from '../rule';
import {collectProperties, findJsonSchema, isList} from '../schema';

const PARAMETERS = ['page_size', 'page_token'];
const MEMBERS = ['items', 'next_page_token'];

/** Returns true if the contract has a path for a single member of the collection, such as `/users/{user_id}`. */
const isCollection = (path: string, paths: LintNode): boolean =>
  paths.keys.some(
    (other) => other.startsWith(`${path}/{`) && /^\/\{[^/]+\}$/.test(other.slice(path.length)),
  );

const isPaged = (operation: Operation): boolean =>
  PARAMETERS.some((name) => findParameter(operation, 'query', name) !== undefined);

function checkParameters(operation: Operation, {report}: Context): void {
  const missing = PARAMETERS.filter((name) => !findParameter(operation, 'query', name));
  if (missing.length === 0) return;
  report({
    message: `${operation.title} returns a list, but has no parameter ${missing.join(' and ')}`,
    location: toKey(operation.node.location),
  });
}

function checkMembers({title}: Operation, schema: LintNode, {report}: Context): void {
  const properties = collectProperties(schema);
  const missing = MEMBERS.filter((name) => !properties.has(name));
  if (missing.length > 0) {
    report({
      message: `${title} returns a list, but its response has no ${missing.join(' and ')}`,
      location: toKey(schema.location),
    });
  }
  for (const [name, {location}] of properties) {
    if (MEMBERS.includes(name)) continue;
    report({
      message: `${title} returns a list, but its response also has "${name}"`,
      location: toKey(location),
    });
  }
}

/**
 * Requires the same pagination for all lists. A total is not allowed: it costs a second query, and may be wrong by
 * the next page.
 */
export const pagedList: StyleRule = {
  name: 'paged-list',
  fix: 'add the parameters `page_size` and `page_token`, and return only `items` and `next_page_token`',
  createVisitor: () =>
    visitOperations((operation, ctx, paths) => {
      if (operation.method !== 'GET') return;
      const schema = findJsonSchema(operation.node.at('responses').at('200'));
      if (schema === undefined) return;
      if (!isList(schema) && !isPaged(operation) && !isCollection(operation.path, paths)) return;
      checkParameters(operation, ctx);
      checkMembers(operation, schema, ctx);
    }),
};
