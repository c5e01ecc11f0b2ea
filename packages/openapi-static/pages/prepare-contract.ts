import type {Operation} from '../contract/operations';
import {isJsonObject, type JsonObject, omit} from 'static-pages/reports/json';

/**
 * A contract as docusaurus-plugin-openapi-docs can take it, which fails on some of Swagger 2.0, leaves out
 * operations without a name, loses all but one of those whose ids become one file name, and knows no method
 * `query`.
 *
 * @param document the contract as one document of OpenAPI 3.1
 */
export function prepareContract(document: unknown, operations: readonly Operation[]): unknown {
  if (!isJsonObject(document)) return document;
  const methods = operations.map(({method}) => method);
  const paths: Record<string, JsonObject> = {};
  for (const {path, method, slug, cursor, pathItem} of operations) {
    const isQuery = method === 'query';
    const address = isQuery ? `${path}#query` : path;
    paths[address] = {
      ...omit(pathItem.object, isQuery ? methods : ['query']),
      ...paths[address],
      [isQuery ? 'get' : method]: {...cursor.object, operationId: slug},
    };
  }
  return {...omit(document, ['webhooks', 'x-webhooks']), paths};
}
