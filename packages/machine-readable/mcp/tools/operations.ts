import type {McpServer} from '@modelcontextprotocol/server';
import type {Cursor, Operation} from '@openapi-portal/openapi-model';
import {
  asList,
  asObject,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {z} from 'zod';

import {type OpenedApi, type PublishedApi, readFrom, readFromAll, resolveParts} from '../contracts';
import {throwNotFound, listNames} from '../throw-not-found';
import type {OpenedSite} from '../open-site';
import {
  annotations,
  answer,
  api,
  argument,
  DATA_NOTICE,
  refused,
  addUnreadableApis,
} from './answer';

const summary = z.object({
  api: z.string(),
  /** Id to pass to `get_operation`. */
  id: z.string(),
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  tag: z.string(),
  /** Path of the operation's page, below the base URL. */
  page: z.string(),
  deprecated: z.boolean().optional(),
});

/** Returns the `operationId`, or the slug of the operation's page if the contract has none. */
export const toId = ({id, slug}: Operation): string => id ?? slug;

const toSummary = (api: PublishedApi, operation: Operation): z.infer<typeof summary> => ({
  api: api.id,
  id: toId(operation),
  method: operation.method.toUpperCase(),
  path: operation.path,
  summary: operation.title,
  tag: operation.tag,
  page: `/${api.route}/${operation.slug}`,
  ...(operation.isDeprecated && {deprecated: true}),
});

/**
 * Resolves an operation with the parameters, servers and security that it inherits from the path item and the
 * contract.
 */
function resolveOperation({cursor, pathItem}: Operation, contract: Cursor): JsonObject {
  const operation = asObject(resolveParts(cursor));
  const shared = pathItem.get('parameters');
  const parameters = [...asList(shared && resolveParts(shared)), ...asList(operation.parameters)];
  const servers = cursor.get('servers') ?? pathItem.get('servers') ?? contract.get('servers');
  const security = cursor.get('security') ?? contract.get('security');
  return {
    ...operation,
    ...(parameters.length > 0 && {parameters}),
    servers: servers?.value ?? [],
    security: security?.value ?? [],
  };
}

/** Resolves a dotted path such as `responses.412`. Property names may contain dots themselves, such as media types. */
function follow(value: JsonValue, names: string): JsonValue | undefined {
  for (const [name, member] of Object.entries(isJsonObject(value) ? value : {})) {
    if (names === name) return member;
    const found = names.startsWith(`${name}.`)
      ? follow(member, names.slice(name.length + 1))
      : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @throws Error with the names of the parts if there is no such part */
function findPart(operation: JsonObject, part: string): JsonValue {
  const found = follow(operation, part);
  if (found !== undefined) return found;
  const parts = Object.entries(operation).flatMap(([name, value]) => [
    name,
    ...nameMembers(value).map((member) => `${name}.${member}`),
  ]);
  const beside = parts.filter((one) => one.startsWith(part.replace(/[^.]*$/, '')));
  if (part.includes('.') && beside.length > 0)
    throw new Error(`The operation has no part ${part}: ${listNames(beside)}`);
  return throwNotFound('part', part, parts);
}

const nameMembers = (value: JsonValue | undefined): readonly string[] =>
  isJsonObject(value) ? Object.keys(value) : [];

/** Summarises the content of a body by media type: the reference to the schema, and the names of the examples. */
const outlineContent = (content: JsonValue | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries(isJsonObject(content) ? content : {}).map(([type, media]) => {
      const {schema, examples} = isJsonObject(media) ? media : ({} as JsonObject);
      const reference = isJsonObject(schema) ? schema.$ref : undefined;
      return [
        type,
        {
          ...(reference !== undefined && {schema: reference}),
          ...(examples !== undefined && {examples: nameMembers(examples)}),
        },
      ];
    }),
  );

const listExamples = (content: JsonValue | undefined): readonly string[] =>
  Object.values(isJsonObject(content) ? content : {}).flatMap((media) =>
    nameMembers(isJsonObject(media) ? media.examples : undefined),
  );

/** Summarises a response. The body is omitted for errors. */
function outlineResponse(status: string, response: JsonValue): JsonObject {
  const {
    description = '',
    headers,
    content,
  } = isJsonObject(response) ? response : ({} as JsonObject);
  const examples = listExamples(content);
  if (/^[45]/.test(status)) return {description, ...(examples.length > 0 && {examples})};
  return {
    description,
    ...(headers !== undefined && {headers: nameMembers(headers)}),
    ...(content !== undefined && {content: outlineContent(content)}),
  };
}

const outlineParameter = (parameter: JsonValue): JsonObject => {
  const {name = '', in: place = '', required = false} = isJsonObject(parameter) ? parameter : {};
  return {name, in: place, required};
};

/** Summarises an operation. `parts` lists what `get_operation` returns in full when requested. */
function outline(operation: JsonObject): JsonObject {
  const {description, requestBody, responses, parameters} = operation;
  return {
    ...(description !== undefined && {description}),
    ...(isJsonList(parameters) && {parameters: parameters.map(outlineParameter)}),
    ...(isJsonObject(requestBody) && {requestBody: outlineContent(requestBody.content)}),
    responses: Object.fromEntries(
      Object.entries(isJsonObject(responses) ? responses : {}).map(([status, response]) => [
        status,
        outlineResponse(status, response),
      ]),
    ),
    parts: Object.keys(operation).filter((key) => !ALWAYS_SAID.includes(key)),
  };
}

/** Properties that the summary of an operation already contains. */
const ALWAYS_SAID = ['operationId', 'summary', 'tags', 'description', 'deprecated'];

export function listSummaries(apis: readonly OpenedApi[], id?: string) {
  const {found, refused: sentences} = readFromAll(apis, id, (one) =>
    one.operations.map((operation) => toSummary(one, operation)),
  );
  return addUnreadableApis({operations: found}, sentences);
}

/**
 * Returns the summary of an operation, or one part as in the contract, with references resolved except those to
 * schemas.
 *
 * @param id `operationId`, or last segment of the operation's page
 * @param part `parameters`, `requestBody`, `responses`, `responses.412` or another part of the operation
 * @throws Error with the most similar name if there is no such operation, part or API
 */
export function getOperation(
  apis: readonly OpenedApi[],
  id: string,
  part?: string,
  ofApi?: string,
): JsonObject {
  const all = readFromAll(apis, ofApi, (each) =>
    each.operations.map((operation) => ({one: each, operation})),
  );
  const isMeant = ({operation}: {readonly operation: Operation}): boolean =>
    toId(operation) === id || operation.slug === id;
  const found = all.found.find(isMeant);
  if (found === undefined) {
    const known = all.found.map(({operation}) => toId(operation));
    return throwNotFound('operation', id, known, all.refused);
  }
  const {one, operation} = found;
  const whole = readFrom(one, () => resolveOperation(operation, one.contract));
  const said = part === undefined ? outline(whole) : {[part]: findPart(whole, part)};
  return {...toSummary(one, operation), ...said};
}

export function registerOperationTools(server: McpServer, {openContracts}: OpenedSite): void {
  server.registerTool(
    'list_operations',
    {
      description: `Lists the operations of the API with id, method, path and page. Use it first for a question about a call, to get the id for get_operation. ${DATA_NOTICE}`,
      inputSchema: z.object({api}),
      outputSchema: z.object({operations: z.array(summary), refused}),
      annotations,
    },
    async (input) => answer(listSummaries(await openContracts(), input.api)),
  );
  server.registerTool(
    'get_operation',
    {
      description: `Gets one operation of the OpenAPI contract: its purpose, and the names of its parameters, media types, responses and headers. Use it for the scopes, headers, media types and statuses of a call. With part, gets the complete part. Schemas are references for get_schema. ${DATA_NOTICE}`,
      inputSchema: z.object({
        id: argument.describe('operationId from list_operations'),
        part: argument
          .optional()
          .describe(
            'A part that the outline names, such as parameters, requestBody or responses.412',
          ),
        api,
      }),
      outputSchema: summary.loose(),
      annotations,
    },
    async ({id, part, api: ofApi}) => answer(getOperation(await openContracts(), id, part, ofApi)),
  );
}
