import {toContract} from '../../contract/contract';
import type {Cursor} from '../../contract/cursor';
import {findMethod, formatMethod} from '../../contract/methods';
import {listServers} from '../../reference/components/Servers';

import {buildSample, toExamples} from './example';
import {toParameters} from './parameters';
import {toDescription} from './plain-text';
import {collectSchemas, type SchemaCollector} from './schemas';
import {toSecurity} from './security';
import type {ConsoleModel, MediaType, RequestBody, Server, ServerVariable} from '../model';

const toVariable = (variable: Cursor): ServerVariable => ({
  default: variable.text('default') ?? '',
  ...(variable.has('enum') && {enum: variable.texts('enum')}),
  ...toDescription(variable),
});

function toServer(server: Cursor): Server {
  const variables = server
    .entries('variables')
    .map(([name, variable]) => [name, toVariable(variable)] as const);
  return {
    url: server.text('url') ?? '',
    ...toDescription(server),
    ...(variables.length > 0 && {variables: Object.fromEntries(variables)}),
  };
}

function toMediaType(mediaType: string, holder: Cursor, schemas: SchemaCollector): MediaType {
  const schema = schemas.collect(holder);
  const given = toExamples(holder);
  const isObject = /json|x-www-form-urlencoded|multipart/.test(mediaType);
  const examples =
    given.length === 0 && isObject
      ? [{name: 'sample', summary: 'A sample', value: buildSample(holder.get('schema'))}]
      : given;
  return {mediaType, ...schema, examples};
}

const toRequestBody = (body: Cursor, schemas: SchemaCollector): RequestBody => ({
  required: body.isTrue('required'),
  ...toDescription(body),
  mediaTypes: body
    .entries('content')
    .map(([mediaType, content]) => toMediaType(mediaType, content, schemas)),
});

function toAccept(operation: Cursor): string[] {
  const types = operation
    .entries('responses')
    .flatMap(([, response]) => response.resolve().entries('content'))
    .map(([mediaType]) => mediaType);
  return [...new Set(types)];
}

/**
 * What the request console needs to know of one operation.
 *
 * @param document the contract, OpenAPI 3.1, bundled: its references are internal
 * @param path as the contract has it, `/users/{user_id}`
 * @param method in any case
 * @param extras where kinds of problems are described
 * @throws ContractError naming the location where a reference leads nowhere, Error where the contract has no
 *   such operation
 */
export function buildConsoleModel(
  document: unknown,
  path: string,
  method: string,
  extras: Pick<ConsoleModel, 'problemHref' | 'problemSlugs'> = {},
): ConsoleModel {
  const contract = toContract(document);
  const info = contract.get('info');
  const pathItem = contract.get('paths')?.get(path)?.resolve();
  const operation = pathItem && findMethod(pathItem, method);
  if (pathItem === undefined || operation === undefined) {
    throw new Error(`the contract has no operation ${formatMethod(method)} ${path}`);
  }
  const schemas = collectSchemas();
  const body = operation.get('requestBody')?.resolve();
  const servers = listServers(operation, pathItem, contract).map(toServer);
  const requestBody = body && toRequestBody(body, schemas);
  return {
    api: `${info?.text('title')} ${info?.text('version')}`,
    title: operation.text('summary') ?? `${formatMethod(method)} ${path}`,
    method: formatMethod(method),
    path,
    servers: servers.length > 0 ? servers : [{url: '/'}],
    security: toSecurity(contract, operation),
    parameters: toParameters({cursor: operation, pathItem}, schemas),
    ...(requestBody !== undefined && {requestBody}),
    accept: toAccept(operation),
    $defs: schemas.definitions,
    ...extras,
  };
}
