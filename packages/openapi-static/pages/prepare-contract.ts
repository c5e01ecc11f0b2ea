import {toContract} from '../contract/contract';
import {listOperations} from '../contract/operations';
import {toOpenApi31} from '../contract/to-open-api-31';
import {isJsonObject, type JsonObject, omit} from 'static-pages/reports/json';

/**
 * A contract as docusaurus-plugin-openapi-docs can take it, which fails on some of Swagger 2.0, leaves out
 * operations without a name, loses all but one of those whose ids become one file name, and knows no method
 * `query`.
 *
 * @param published the contract as one document, of any version
 * @returns it as OpenAPI 3.1
 * @throws ContractError where it cannot be read as a contract
 */
export function prepareContract(published: unknown): unknown {
  const document = toOpenApi31(published);
  if (!isJsonObject(document)) return document;
  const operations = listOperations(toContract(document));
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
