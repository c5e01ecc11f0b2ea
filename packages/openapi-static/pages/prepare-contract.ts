import type {Operation} from '../reference';
import {isJsonObject, type JsonObject, omit} from 'static-pages/reports/json';

const isReady = (published: JsonObject, operations: readonly Operation[]): boolean =>
  'openapi' in published &&
  published.webhooks === undefined &&
  operations.every(({id, slug, method}) => id === slug && method !== 'query');

/** Where the plugin finds an operation: it knows no method `query`. */
const toAddress = ({path, method}: Operation): readonly [string, string] =>
  method === 'query' ? [`${path}#query`, 'get'] : [path, method];

function buildPaths(operations: readonly Operation[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const methods = operations.map(({method}) => method);
  for (const operation of operations) {
    const [path, method] = toAddress(operation);
    paths[path] = {
      ...omit(operation.pathItem.object, methods),
      ...paths[path],
      [method]: {...operation.cursor.object, operationId: operation.slug},
    };
  }
  return paths;
}

/**
 * A contract as docusaurus-plugin-openapi-docs can take it, which fails on some of Swagger 2.0, leaves out
 * operations without a name and loses all but one of those whose ids become one file name.
 *
 * @param published the contract as one document
 * @param document the same as OpenAPI 3.1
 * @returns nothing where it can take the contract as it is
 */
export function prepareContract(
  published: unknown,
  document: unknown,
  operations: readonly Operation[],
): unknown {
  if (!isJsonObject(published) || !isJsonObject(document)) return undefined;
  if (isReady(published, operations)) return undefined;
  return {...omit(document, ['webhooks', 'x-webhooks']), paths: buildPaths(operations)};
}
