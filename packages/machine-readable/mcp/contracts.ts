import {
  type Cursor,
  listOperations,
  listProblemTypes,
  openContract,
  type Operation,
} from '@openapi-portal/openapi-model';
import {toContractPath} from '@openapi-portal/openapi-model/files';
import {
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '@openapi-portal/reports/json';
import {findNearest} from '@openapi-portal/reports';

import {describeRetrySafety, findRetry} from '@openapi-portal/openapi-reference';

import type {SiteFiles} from './site-files';

/** An API of a site, by its folder of pages. */
export interface ApiRoute {
  readonly id: string;
  readonly route: string;
  /** Path of the page with a section for each problem type; nothing where it has none. */
  readonly errorsPage?: string;
}

interface PublishedApi extends ApiRoute {
  readonly contract: Cursor;
  readonly operations: readonly Operation[];
}

/** An operation in a list. */
export interface OperationSummary {
  readonly api: string;
  /** By which `get` finds it. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** Path of its page, below the base URL. */
  readonly page: string;
  readonly deprecated?: true;
}

const toId = ({id, slug}: Operation): string => id ?? slug;

const toSummary = (api: PublishedApi, operation: Operation): OperationSummary => ({
  api: api.id,
  id: toId(operation),
  method: operation.method.toUpperCase(),
  path: operation.path,
  summary: operation.title,
  tag: operation.tag,
  page: `/${api.route}/${operation.slug}`,
  ...(operation.isDeprecated && {deprecated: true}),
});

/** A problem type in a list. */
export interface ProblemSummary {
  readonly api: string;
  readonly name: string;
  readonly status: number;
  readonly title: string;
}

/** References to schemas stay: `getSchema` answers them one by one, and some refer to themselves. */
const isSchema = (reference: unknown): boolean =>
  typeof reference === 'string' && reference.startsWith('#/components/schemas/');

/** A part of a contract with everything in it but schemas. */
function resolveParts(cursor: Cursor): JsonValue {
  const reference = cursor.get('$ref')?.value;
  if (typeof reference === 'string' && !isSchema(reference)) return resolveParts(cursor.resolve());
  return mapMembers(cursor.value, (member) => resolveParts(cursor.with(member)));
}

/** How many names an error lists at most. */
const MOST_NAMED = 30;

/** An operation with all that holds for it, whichever part of the contract says so. */
function resolveOperation({cursor, pathItem}: Operation, contract: Cursor): JsonObject {
  const operation = resolveParts(cursor) as JsonObject;
  const shared = pathItem.get('parameters');
  const own = isJsonList(operation.parameters) ? operation.parameters : [];
  const parameters = [...(shared ? (resolveParts(shared) as JsonValue[]) : []), ...own];
  const servers = cursor.get('servers') ?? pathItem.get('servers') ?? contract.get('servers');
  const security = cursor.get('security') ?? contract.get('security');
  return {
    ...operation,
    ...(parameters.length > 0 && {parameters}),
    servers: servers?.value ?? [],
    security: security?.value ?? [],
  };
}

/** What names with dots between them lead to; a name may have dots itself, as media types do. */
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

/** @throws Error naming the parts where it is none of them */
function findPart(operation: JsonObject, part: string): JsonValue {
  const found = follow(operation, part);
  if (found !== undefined) return found;
  const parts = Object.entries(operation).flatMap(([name, value]) => [
    name,
    ...nameMembers(value).map((member) => `${name}.${member}`),
  ]);
  const beside = parts.filter((one) => one.startsWith(part.replace(/[^.]*$/, '')));
  if (part.includes('.') && beside.length > 0)
    throw new Error(`There is no part ${part}: ${listNames(beside)}`);
  return failToFind('part', part, parts);
}

function listNames(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return `there are ${names.slice(0, MOST_NAMED).join(', ') || 'none'}${more}`;
}

const toWords = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[-_.]/);

/** Those that have a name as one of their words, if they are few: `delete-user` of `delete`. */
function findByWord(name: string, known: readonly string[]): string | undefined {
  const found = known.filter((one) => toWords(one).includes(name.toLowerCase()));
  return found.length > 0 && found.length < 4 ? found.join(' or ') : undefined;
}

/** @throws Error naming the nearest where there is none of this name */
function failToFind(what: string, name: string, known: readonly string[]): never {
  const nearest = findNearest(name, known) ?? findByWord(name, known);
  const fix = nearest === undefined ? listNames(known) : `did you mean ${nearest}`;
  throw new Error(`There is no ${what} ${name}: ${fix}`);
}

/** The names of the members of a part, in the place of what they hold. */
const nameMembers = (value: JsonValue | undefined): readonly string[] =>
  isJsonObject(value) ? Object.keys(value) : [];

/** What a media type says of its content: the schema, if it is a reference, and the names of its examples. */
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

/** Of an error, what it means and the names of its examples; of any other answer also what stands in it. */
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

/** An operation in a few lines: its parts by their names, for `part` to give them whole. */
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

/** What each answer about an operation has, whatever was asked. */
const ALWAYS_SAID = ['operationId', 'summary', 'tags', 'description', 'deprecated'];

/** The contracts of a published site. */
export class Contracts {
  private constructor(private readonly apis: readonly PublishedApi[]) {}

  static async open(files: SiteFiles, apis: readonly ApiRoute[]): Promise<Contracts> {
    const published = apis.map(async (api) => {
      const json = await files.require(toContractPath(api, 'json'));
      const contract = openContract(JSON.parse(json));
      return {...api, contract, operations: listOperations(contract)};
    });
    return new Contracts(await Promise.all(published));
  }

  /** @param id of an API; all where it is left out */
  private select(id: string | undefined): readonly PublishedApi[] {
    if (id === undefined) return this.apis;
    const found = this.apis.filter((api) => api.id === id);
    const known = this.apis.map((api) => api.id);
    return found.length > 0 ? found : failToFind('API', id, known);
  }

  /** The operations of all APIs, or of one, in the order of the contract. */
  listOperations(api?: string): readonly OperationSummary[] {
    return this.select(api).flatMap((one) =>
      one.operations.map((operation) => toSummary(one, operation)),
    );
  }

  /**
   * An operation in a few lines, or one part of it as the contract has it, with what it refers to in the place of
   * references, but for schemas.
   *
   * @param id its `operationId`, or the last segment of its page's address
   * @param part `parameters`, `requestBody`, `responses`, `responses.412` or another that the outline names
   * @throws Error naming the nearest operation, part or API where there is none
   */
  getOperation(id: string, part?: string, api?: string): JsonObject {
    for (const one of this.select(api)) {
      const operation = one.operations.find((each) => toId(each) === id || each.slug === id);
      if (operation === undefined) continue;
      const whole = resolveOperation(operation, one.contract);
      const said = part === undefined ? outline(whole) : {[part]: findPart(whole, part)};
      return {...toSummary(one, operation), ...said};
    }
    const known = this.listOperations(api).map((operation) => operation.id);
    return failToFind('operation', id, known);
  }

  /** The problem types of all APIs, or of one, in a line each. */
  listProblems(api?: string): readonly ProblemSummary[] {
    return this.select(api).flatMap((one) =>
      listProblemTypes(one.contract).map((problem) => ({
        api: one.id,
        name: problem.slug,
        status: Number(problem.status),
        title: problem.title,
      })),
    );
  }

  /**
   * A problem type as the registry of its contract has it (RFC 9457), with the operations that return it, whether the same
   * request may be sent again, and where a guide says more.
   *
   * @param type its name, or the whole `type` of an answer
   * @throws Error naming the nearest type, or API, where there is none
   */
  getProblem(type: string, api?: string): JsonObject {
    const name = type.replace(/^.*[/#]/, '');
    const all = this.select(api).flatMap((one) =>
      listProblemTypes(one.contract).map((problem) => ({one, problem})),
    );
    const found = all.find(({problem}) => problem.slug === name);
    if (found === undefined) {
      return failToFind(
        'problem type',
        name,
        all.map(({problem}) => problem.slug),
      );
    }
    const {one, problem} = found;
    const returning = one.operations.filter(({cursor}) =>
      JSON.stringify(resolveParts(cursor)).includes(`/${problem.slug}"`),
    );
    const retries = returning.map(
      (operation) => findRetry(problem.status, problem, describeRetrySafety(operation)).words,
    );
    return {
      api: one.id,
      name: problem.slug,
      page: `/${one.route}/#${problem.anchor}`,
      ...problem.cursor.object,
      sendAgain: [...new Set(retries)].join('; '),
      returnedBy: returning.map(toId),
      ...(one.errorsPage !== undefined && {guide: `/${one.errorsPage}#${problem.slug}`}),
    };
  }

  /**
   * A schema as the contract has it.
   *
   * @param name the last part of a reference, or the whole: `#/components/schemas/User`
   * @throws Error naming the nearest schema, or API, where there is none
   */
  getSchema(name: string, api?: string): JsonValue {
    const short = name.replace(/^#\/components\/schemas\//, '');
    const apis = this.select(api);
    const entries = apis.flatMap(
      ({contract}) => contract.get('components')?.entries('schemas') ?? [],
    );
    const [, found] = entries.find(([key]) => key === short) ?? [];
    if (found !== undefined) return found.value;
    return failToFind(
      'schema',
      name,
      entries.map(([key]) => key),
    );
  }
}
