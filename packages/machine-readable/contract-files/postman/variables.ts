import {type ConsoleModel, formatInput, type Parameter} from '@openapi-portal/openapi-model/inputs';
import {isJsonObject, type JsonObject} from '@openapi-portal/reports/json';

import type {Event, KeyValue} from './types';

const storeTag = (variable: string): readonly string[] => [
  "const tag = pm.response.headers.get('ETag');",
  `if (tag) pm.collectionVariables.set('${variable}', tag);`,
];

/** Returns a script that stores the id of the created record: the last segment of `Location`, or `id` in the body. */
const storeId = (variable: string): readonly string[] => [
  'if (pm.response.code < 300) {',
  "  const location = pm.response.headers.get('Location');",
  "  const id = location ? location.split('/').pop() : pm.response.json().id;",
  `  if (id) pm.collectionVariables.set('${variable}', id);`,
  '}',
];

/**
 * Builds the test script of a request, which checks the status and stores variables for later requests.
 *
 * @param status the first successful status in the contract
 */
export function buildTests(
  {answerHeaders = []}: ConsoleModel,
  stored: OperationVariables,
  status: string,
): readonly Event[] {
  const exec = [
    `pm.test('returns ${status}', () => pm.response.to.have.status(${status}));`,
    ...(answerHeaders.includes('ETag') ? storeTag(stored.tag) : []),
    ...(stored.create === undefined ? [] : storeId(stored.create.id)),
  ];
  return [{listen: 'test', script: {type: 'text/javascript', exec}}];
}

interface Create {
  /** Variable that stores the id of the created record. */
  readonly id: string;
  /** Name of the request body's example. */
  readonly example?: string;
  /** Properties of the body with e-mail addresses. Each run sends new ones, which may have to be unique. */
  readonly addresses: readonly string[];
}

/** The collection variables that an operation reads from or writes to. */
export interface OperationVariables {
  /** Path parameters that a create request fills, such as `user_id` in `/users/{user_id}` after `POST /users`. */
  readonly ids: ReadonlySet<string>;
  /** Variable that stores the `ETag` of the record. */
  readonly tag: string;
  readonly create?: Create;
}

/** Returns the last segment of a path without braces: `user_id` for `/users/{user_id}`. */
const toName = (path: string): string =>
  (path.split('/').filter(Boolean).at(-1) ?? '').replace(/\W/g, '');

/** Returns the path parameter of the records that a `POST` creates: `user_id` if there is `/users/{user_id}`. */
function findCreated({method, path}: ConsoleModel, paths: readonly string[]): string | undefined {
  if (method !== 'POST') return undefined;
  const rests = paths
    .filter((other) => other.startsWith(`${path}/`))
    .map((other) => /^\{(\w+)\}$/.exec(other.slice(path.length + 1))?.[1]);
  return rests.find((name) => name !== undefined);
}

/** Lists the examples of a request body that are objects, with their names. */
const listBodies = ({requestBody}: ConsoleModel): readonly (readonly [string, JsonObject])[] =>
  (requestBody?.mediaTypes[0]?.examples ?? []).flatMap(({name, value}) =>
    isJsonObject(value) ? [[name, value] as const] : [],
  );

/** Finds a create example that has all fields of the first update example. Defaults to the first create example. */
function findExample(model: ConsoleModel, id: string, models: readonly ConsoleModel[]) {
  const path = `${model.path}/{${id}}`;
  const update = models.find((one) => one.path === path && /^(PATCH|PUT)$/.test(one.method));
  const [, changed = {}] = (update && listBodies(update)[0]) ?? [];
  const bodies = listBodies(model);
  const has = (body: JsonObject): boolean =>
    Object.keys(changed).every((name) => Object.hasOwn(body, name));
  return bodies.find(([, body]) => has(body)) ?? bodies[0];
}

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+\.\w+$/.test(value);

function describeCreate(model: ConsoleModel, id: string, models: readonly ConsoleModel[]): Create {
  const [example, body = {}] = findExample(model, id, models) ?? [];
  const addresses = Object.keys(body).filter((name) => isAddress(body[name]));
  return {id, addresses, ...(example !== undefined && {example})};
}

export function findVariables(
  models: readonly ConsoleModel[],
): ReadonlyMap<ConsoleModel, OperationVariables> {
  const paths = models.map(({path}) => path);
  const created = models.map((model) => findCreated(model, paths));
  const ids = new Set(created.filter((name) => name !== undefined));
  return new Map(
    models.map((model, index) => {
      const id = created[index];
      const tag = `${id ?? toName(model.path)}_etag`;
      return [
        model,
        {ids, tag, ...(id !== undefined && {create: describeCreate(model, id, models)})},
      ];
    }),
  );
}

/** Returns true for a required `If-Match` header, whose value is the `ETag` of an earlier response. */
export const requiresETag = ({in: location, name, required}: Parameter): boolean =>
  location === 'header' && required && name.toLowerCase() === 'if-match';

/** Lists the variables for ids, with example values from the contract, and for `ETag`s, without values. */
export function listVariables(
  models: readonly ConsoleModel[],
  stored: ReadonlyMap<ConsoleModel, OperationVariables>,
): readonly KeyValue[] {
  const rows = models.flatMap((model) => {
    const {ids = new Set<string>(), tag = ''} = stored.get(model) ?? {};
    const paths = model.parameters.filter(
      ({in: location, name}) => location === 'path' && ids.has(name),
    );
    const values = paths.map(({name, examples: [example]}) => ({
      key: name,
      value: example === undefined ? '' : formatInput(example.value),
    }));
    return [...values, ...(model.parameters.some(requiresETag) ? [{key: tag, value: ''}] : [])];
  });
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}
