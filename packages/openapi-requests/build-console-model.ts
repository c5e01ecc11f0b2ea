import {
  type Cursor,
  findMethod,
  formatMethod,
  listServers,
  toContract,
} from '@openapi-portal/openapi-model';

import {
  collectSchemas,
  type SchemaCollector,
  toDescription,
  toExamples,
  buildFieldEncodings,
  toParameters,
  toSecurity,
  withoutReadOnly,
  writeBody,
} from '@openapi-portal/openapi-model/inputs/build';
import {isXml} from '@openapi-portal/openapi-model/inputs';
import {isHeader, toBodyKind} from './form';
import {listSuccessResponses} from './successes';
import {SHOWN_HEADERS} from '@openapi-portal/openapi-samples';
import {findSample} from '@openapi-portal/openapi-samples/values';
import type {
  ConsoleModel,
  Example,
  MediaType,
  Parameter,
  RequestBody,
  SecurityRequirement,
  Server,
  ServerVariable,
} from '@openapi-portal/openapi-model/inputs';

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

/** Generates an example of a body from its schema, unless the body is a file, or an object or array in plain text. */
function makeExamples(mediaType: string, schema: Cursor | undefined): readonly Example[] {
  const isFilled = isXml(mediaType) || /x-www-form-urlencoded|multipart/.test(mediaType);
  const isWritten = isFilled || mediaType.includes('json');
  const isText = schema !== undefined && toBodyKind(mediaType) === 'text';
  if (!isWritten && !isText) return [];
  const {value, shortened} = findSample(schema, {isFilled});
  if (!isWritten && typeof value === 'object') return [];
  const summary = shortened === undefined ? 'A sample' : `A shortened sample: ${shortened}`;
  return [{name: 'sample', summary, value}];
}

/** Lists the examples of a body, or a generated sample if the contract has none. */
function toBodyExamples(mediaType: string, holder: Cursor): readonly Example[] {
  const schema = holder.get('schema');
  const given = toExamples(holder).map((example) => ({
    ...example,
    value: withoutReadOnly(example.value, schema),
  }));
  const examples = given.length > 0 ? given : makeExamples(mediaType, schema);
  return examples.map((example) => ({
    ...example,
    value: writeBody(example.value, mediaType, schema),
  }));
}

function toMediaType(mediaType: string, holder: Cursor, schemas: SchemaCollector): MediaType {
  const fields = /x-www-form-urlencoded|multipart/.test(mediaType)
    ? buildFieldEncodings(holder, mediaType.startsWith('multipart'))
    : {};
  return {
    mediaType,
    ...schemas.collect(holder),
    examples: toBodyExamples(mediaType, holder),
    ...(Object.keys(fields).length > 0 && {fields}),
  };
}

const toRequestBody = (body: Cursor, schemas: SchemaCollector): RequestBody => ({
  required: body.isTrue('required'),
  ...toDescription(body),
  mediaTypes: body
    .entries('content')
    .map(([mediaType, content]) => toMediaType(mediaType, content, schemas)),
});

const listMediaTypes = (responses: readonly Cursor[]): string[] => [
  ...new Set(responses.flatMap((response) => response.entries('content')).map(([type]) => type)),
];

/** Returns true if a parameter duplicates the API key of a security scheme, which the console asks for separately. */
const isKey = (parameter: Parameter, requirements: readonly SecurityRequirement[]): boolean =>
  parameter.isSecret === true &&
  requirements.some(
    (one) =>
      one.in === parameter.in &&
      (one.name === parameter.name ||
        (one.in === 'header' && one.name?.toLowerCase() === parameter.name.toLowerCase())),
  );

const listAnswerHeaders = (operation: Cursor): readonly string[] =>
  listSuccessResponses(operation)
    .flatMap((response) => response.entries('headers'))
    .map(([name]) => name.toLowerCase());

/** Finds the response headers that samples print, and the operation to read the `ETag` from. */
function toVersioning(operation: Cursor, pathItem: Cursor, parameters: readonly Parameter[]) {
  const given = listAnswerHeaders(operation);
  const answerHeaders = SHOWN_HEADERS.filter((name) => given.includes(name.toLowerCase()));
  const requiresETag = parameters.some((one) => isHeader(one, 'if-match'));
  const read = requiresETag ? findMethod(pathItem, 'get') : undefined;
  const tagFrom =
    read !== undefined && listAnswerHeaders(read).includes('etag')
      ? read.text('summary')
      : undefined;
  return {
    ...(answerHeaders.length > 0 && {answerHeaders}),
    ...(tagFrom !== undefined && {tagFrom}),
  };
}

/**
 * Builds the console model of an operation.
 *
 * @param document the bundled OpenAPI 3.1 contract
 * @param path as in the contract: `/users/{user_id}`
 * @param method in upper or lower case
 * @param extras further members of the model: a unique name of the API, the URL of its problem types, operations that
 *   can follow, and whether there are TypeScript types
 * @throws ContractError with the location of a broken reference, Error if the contract has no such operation
 */
export function buildConsoleModel(
  document: unknown,
  path: string,
  method: string,
  extras: Partial<
    Pick<ConsoleModel, 'api' | 'problemHref' | 'problemSlugs' | 'following' | 'hasTypes'>
  > = {},
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
  const answers = listMediaTypes(listSuccessResponses(operation));
  const security = toSecurity(contract, operation);
  const parameters = toParameters({cursor: operation, pathItem}, schemas).filter(
    (parameter) => !isKey(parameter, security.flat()),
  );
  return {
    api: `${info?.text('title')} ${info?.text('version')}`,
    title: operation.text('summary') ?? `${formatMethod(method)} ${path}`,
    method: formatMethod(method),
    path,
    servers: servers.length > 0 ? servers : [{url: '/'}],
    security,
    parameters,
    ...(requestBody !== undefined && {requestBody}),
    accept: listMediaTypes(operation.entries('responses').map(([, one]) => one.resolve())),
    ...(answers.length > 0 && {answers}),
    ...toVersioning(operation, pathItem, parameters),
    $defs: schemas.definitions,
    ...extras,
  };
}
