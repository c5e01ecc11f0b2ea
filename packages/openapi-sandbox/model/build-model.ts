import {
  collectSchemas,
  type SchemaCollector,
  toExamples,
  buildFieldEncodings,
  toParameters,
  toSecurity,
  writeXml,
} from '@openapi-portal/openapi-model/inputs/build';
import {
  isXml,
  type Parameter,
  toEssence,
  toHeaderValue,
  trimSlashes,
} from '@openapi-portal/openapi-model/inputs';
import {
  type Cursor,
  fillServer,
  findAccess,
  explainIgnoredHeader,
  formatMethod,
  listOperations,
  listServers,
  mapAll,
  openContract,
  type Operation,
} from '@openapi-portal/openapi-model';
import {findSample} from '@openapi-portal/openapi-samples/values';
import {formatValue, isJsonList, isJsonObject, writeJson} from '@openapi-portal/reports/json';

import type {
  SandboxContent,
  SandboxHeader,
  SandboxModel,
  SandboxOperation,
  SandboxParameter,
  SandboxResponse,
} from './model';

/** Returns the path of a server's URL. Variables become their defaults or `value`; leading ones are removed. */
function toBasePath(server: Cursor): string {
  const otherwise = server.text('url')?.startsWith('{') === true ? '' : 'value';
  const {pathname} = new URL(fillServer(server, otherwise), 'http://localhost');
  return trimSlashes(pathname);
}

/** Lists the base paths of an owner's servers. Without servers, the API is at the root. */
function listBasePaths(owner: Cursor): readonly string[] {
  const paths = listServers(owner).map(toBasePath);
  return paths.length > 0 ? [...new Set(paths)] : [''];
}

const withoutWords = ({description, examples, ...parameter}: Parameter): SandboxParameter =>
  parameter;

function findHeaderValue(header: Cursor): ReturnType<typeof findSample> {
  const [example] = toExamples(header);
  return example === undefined
    ? findSample(header.get('schema'), {use: 'response'})
    : {value: example.value, isValid: true};
}

const toShortened = ({shortened}: {readonly shortened?: string | undefined}) =>
  shortened === undefined ? {} : {shortened};

function toHeader(header: Cursor, schemas: SchemaCollector): SandboxHeader {
  const [required, explode] = [header.isTrue('required'), header.isTrue('explode')];
  const found = findHeaderValue(header);
  const {value: example} = found;
  const parts = isJsonList(example) ? example.map(formatValue) : example;
  const isOfParts = isJsonList(parts) || isJsonObject(parts);
  return {
    ...(required && {required}),
    schema: schemas.collect(header).schema,
    ...(explode && {explode}),
    example: isOfParts ? toHeaderValue({explode}, parts) : formatValue(example),
    ...toShortened(found),
  };
}

/** Collects the examples of a body by name, or one sample of its schema. XML examples become text. */
function toContent(mediaType: string, content: Cursor, schemas: SchemaCollector): SandboxContent {
  const owner = content.get('schema');
  const item = owner === undefined ? content.get('itemSchema') : undefined;
  const given = toExamples(content).map(({name, value}) => [name, value] as const);
  const sample =
    given.length > 0 ? undefined : findSample(item ?? owner, {use: 'response', isFilled: true});
  const examples =
    sample === undefined
      ? given
      : [['sample', item === undefined ? sample.value : [sample.value]] as const];
  return {
    schema: schemas.collect(content).schema,
    examples: Object.fromEntries(
      examples.map(([name, value]) => [name, isXml(mediaType) ? writeXml(value, owner) : value]),
    ),
    ...toShortened(sample ?? {}),
  };
}

/** Matches the name of a header (RFC 9110, 5.1). */
const HEADER_NAME = /^[!#$%&'*+.^`|~\w-]+$/;

/** Matches headers about the connection and the content length, which the HTTP server sets. */
const FRAMING = /^(connection|content-length|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

const isSendable = (name: string): boolean => HEADER_NAME.test(name) && !FRAMING.test(name);

const toResponse = (response: Cursor, schemas: SchemaCollector): SandboxResponse => ({
  headers: Object.fromEntries(
    response
      .entries('headers')
      .filter(([name]) => isSendable(name) && explainIgnoredHeader(name, undefined) === undefined)
      .map(([name, header]) => [name, toHeader(header.resolve(), schemas)]),
  ),
  content: Object.fromEntries(
    response
      .entries('content')
      .map(([mediaType, content]) => [mediaType, toContent(mediaType, content, schemas)]),
  ),
});

/** A list of distinct values. `add` returns the index of a value. */
class Indexed<Value> {
  readonly values: Value[] = [];
  private readonly indexes = new Map<string, number>();

  add(value: Value): number {
    const key = writeJson(value);
    const index = this.indexes.get(key) ?? this.values.push(value) - 1;
    this.indexes.set(key, index);
    return index;
  }
}

function toBody(operation: Cursor, schemas: SchemaCollector): SandboxOperation['requestBody'] {
  const body = operation.get('requestBody')?.resolve();
  if (body === undefined) return undefined;
  const content = body
    .entries('content')
    .map(([mediaType, holder]) => [mediaType, schemas.collect(holder).schema] as const);
  const form = body
    .entries('content')
    .find(([mediaType]) => toEssence(mediaType) === 'application/x-www-form-urlencoded')?.[1];
  return {
    required: body.isTrue('required'),
    content: Object.fromEntries(content),
    ...(form !== undefined && {fields: buildFieldEncodings(form, false)}),
  };
}

function toOperation(
  operation: Operation,
  contract: Cursor,
  schemas: {readonly request: SchemaCollector; readonly response: SchemaCollector},
  responses: Indexed<SandboxResponse>,
): SandboxOperation {
  const {cursor, method, path, id} = operation;
  const requestBody = toBody(cursor, schemas.request);
  const own = [cursor, operation.pathItem].find((holder) => holder.has('servers'));
  return {
    id: id ?? `${formatMethod(method)} ${path}`,
    method: formatMethod(method),
    path,
    ...(own !== undefined && {basePaths: listBasePaths(own)}),
    parameters: toParameters(operation, schemas.request).map(withoutWords),
    ...(requestBody !== undefined && {requestBody}),
    security: toSecurity(contract, cursor),
    access: findAccess(operation, contract).rules.map(({note, ...rule}) => rule),
    responses: Object.fromEntries(
      cursor
        .entries('responses')
        .map(([status, response]) => [
          status,
          responses.add(toResponse(response.resolve(), schemas.response)),
        ]),
    ),
  };
}

/**
 * Builds the sandbox model of a contract.
 *
 * @param document a bundled contract: Swagger 2.0 or OpenAPI 3
 * @throws ContractError with the location of a part that cannot be read
 */
export function buildSandboxModel(document: unknown): SandboxModel {
  const contract = openContract(document);
  const schemas = {request: collectSchemas(), response: collectSchemas('response')};
  const responses = new Indexed<SandboxResponse>();
  const operations = mapAll(
    listOperations(contract),
    (operation) => toOperation(operation, contract, schemas, responses),
    ({pointer}) => pointer,
  );
  return {
    basePaths: listBasePaths(contract),
    operations,
    responses: responses.values,
    requestDefs: schemas.request.definitions,
    responseDefs: schemas.response.definitions,
  };
}
