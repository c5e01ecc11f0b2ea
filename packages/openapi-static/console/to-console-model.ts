import {toExamples, toSample} from './contract/example';
import {toParameters} from './contract/parameters';
import {toPlainText} from './contract/plain-text';
import {type Dictionary, resolve, toDictionary, toList, toOptionalText} from './contract/resolve';
import {collectSchemas, type SchemaCollector} from './contract/schemas';
import {toSecurity} from './contract/security';
import type {ConsoleModel, MediaType, RequestBody, Server, ServerVariable} from './model';

function toVariable(found: Dictionary): ServerVariable {
  const description = toOptionalText(found.description);
  return {
    default: String(found.default),
    ...(Array.isArray(found.enum) && {enum: (found.enum as unknown[]).map(String)}),
    ...(description !== undefined && {description: toPlainText(description)}),
  };
}

function toServer(found: Dictionary): Server {
  const description = toOptionalText(found.description);
  const variables = Object.entries(toDictionary(found.variables)).map(
    ([name, variable]) => [name, toVariable(toDictionary(variable))] as const,
  );
  return {
    url: String(found.url),
    ...(description !== undefined && {description: toPlainText(description)}),
    ...(variables.length > 0 && {variables: Object.fromEntries(variables)}),
  };
}

/** The servers of the operation, else of its path, else of the document; `/` where nobody names one. */
function toServers(...holders: readonly Dictionary[]): Server[] {
  const found = holders.map(({servers}) => toList(servers)).find((servers) => servers.length > 0);
  return (found ?? [{url: '/'}]).map((server) => toServer(toDictionary(server)));
}

function toMediaType(
  document: unknown,
  [mediaType, value]: readonly [string, unknown],
  schemas: SchemaCollector,
): MediaType {
  const holder = toDictionary(value);
  const given = toExamples(document, holder);
  const isObject = /json|x-www-form-urlencoded|multipart/.test(mediaType);
  const examples =
    given.length === 0 && isObject
      ? [{name: 'sample', summary: 'A sample', value: toSample(document, holder.schema)}]
      : given;
  return {
    mediaType,
    schema: schemas.toSchema(holder.schema),
    ...(schemas.isUnchecked(holder.schema) && {hasUncheckedPattern: true}),
    examples,
  };
}

function toRequestBody(
  document: unknown,
  operation: Dictionary,
  schemas: SchemaCollector,
): RequestBody | undefined {
  if (operation.requestBody === undefined) return undefined;
  const found = resolve(document, operation.requestBody);
  const description = toOptionalText(found.description);
  return {
    required: found.required === true,
    ...(description !== undefined && {description: toPlainText(description)}),
    mediaTypes: Object.entries(toDictionary(found.content)).map((entry) =>
      toMediaType(document, entry, schemas),
    ),
  };
}

function toAccept(document: unknown, operation: Dictionary): string[] {
  const responses = Object.values(toDictionary(operation.responses));
  const types = responses.flatMap((response) =>
    Object.keys(toDictionary(resolve(document, response).content)),
  );
  return [...new Set(types)];
}

/**
 * What the request console needs to know of one operation.
 *
 * @param document the contract, OpenAPI 3.1, bundled: its references are internal
 * @param path as the contract has it, `/users/{user_id}`
 * @param method in any case
 * @param extras where kinds of problems are described
 * @throws Error naming the JSON pointer where the contract has no such operation or a reference
 *   leads nowhere
 */
export function toConsoleModel(
  document: unknown,
  path: string,
  method: string,
  extras: Pick<ConsoleModel, 'problemHref' | 'problemSlugs'> = {},
): ConsoleModel {
  const root = toDictionary(document);
  const info = toDictionary(root.info);
  const pathItem = resolve(document, toDictionary(root.paths)[path]);
  const operation = toDictionary(pathItem[method.toLowerCase()]);
  if (pathItem[method.toLowerCase()] === undefined) {
    throw new Error(`the contract has no operation ${method.toUpperCase()} ${path}`);
  }
  const schemas = collectSchemas(document);
  const requestBody = toRequestBody(document, operation, schemas);
  return {
    api: `${String(info.title)} ${String(info.version)}`,
    title: toOptionalText(operation.summary) ?? `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    servers: toServers(operation, pathItem, root),
    security: toSecurity(document, operation),
    parameters: toParameters(document, pathItem, operation, schemas),
    ...(requestBody !== undefined && {requestBody}),
    accept: toAccept(document, operation),
    $defs: schemas.definitions,
    ...extras,
  };
}
