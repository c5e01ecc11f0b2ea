import type {ConsoleModel, Parameter} from '@openapi-portal/openapi-model/inputs';
import {formatInput} from '@openapi-portal/openapi-model/inputs';
import {isJsonObject, type JsonObject} from '@openapi-portal/reports/json';

import type {KeyValue} from './types';

/** A request that makes a record. */
interface Create {
  /** The variable that its answer fills. */
  readonly id: string;
  /** Name of the example of its body. */
  readonly example?: string;
  /** Members of its body that are e-mail addresses: each run sends others, because one may belong to one record alone. */
  readonly addresses: readonly string[];
}

/** The values that requests take from earlier responses, as variables of the collection. */
export interface Kept {
  /** Path parameters that a create fills: `user_id` of `/users/{user_id}`, where `POST /users` makes one. */
  readonly ids: ReadonlySet<string>;
  /** The variable with the `ETag` of what the operation reads, changes or creates. */
  readonly tag: string;
  readonly create?: Create;
}

/** `/users/{user_id}` as `user_id`, `/company` as `company`. */
const toName = (path: string): string =>
  (path.split('/').filter(Boolean).at(-1) ?? '').replace(/\W/g, '');

/** The parameter that names what `POST` on this path makes. */
function findCreated({method, path}: ConsoleModel, paths: readonly string[]): string | undefined {
  if (method !== 'POST') return undefined;
  const rests = paths
    .filter((other) => other.startsWith(`${path}/`))
    .map((other) => /^\{(\w+)\}$/.exec(other.slice(path.length + 1))?.[1]);
  return rests.find((name) => name !== undefined);
}

/** The members of a body's examples, by the name of the example. */
const listBodies = ({requestBody}: ConsoleModel): readonly (readonly [string, JsonObject])[] =>
  (requestBody?.mediaTypes[0]?.examples ?? []).flatMap(({name, value}) =>
    isJsonObject(value) ? [[name, value] as const] : [],
  );

/**
 * Finds the example of a create operation that has the fields of the update's first example; the first example if
 * there is none.
 */
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

function toCreate(model: ConsoleModel, id: string, models: readonly ConsoleModel[]): Create {
  const [example, body = {}] = findExample(model, id, models) ?? [];
  const addresses = Object.keys(body).filter((name) => isAddress(body[name]));
  return {id, addresses, ...(example !== undefined && {example})};
}

/** Finds the values that each operation stores, by its model. */
export function findKept(models: readonly ConsoleModel[]): ReadonlyMap<ConsoleModel, Kept> {
  const paths = models.map(({path}) => path);
  const created = models.map((model) => findCreated(model, paths));
  const ids = new Set(created.filter((name) => name !== undefined));
  return new Map(
    models.map((model, index) => {
      const id = created[index];
      const tag = `${id ?? toName(model.path)}_etag`;
      return [model, {ids, tag, ...(id !== undefined && {create: toCreate(model, id, models)})}];
    }),
  );
}

/** Returns true if a header needs the version of a record from a response. */
export const takesTag = ({in: location, name, required}: Parameter): boolean =>
  location === 'header' && required && name.toLowerCase() === 'if-match';

/** The variables: ids with the contract's examples, versions without a value. */
export function listKeptVariables(
  models: readonly ConsoleModel[],
  kept: ReadonlyMap<ConsoleModel, Kept>,
): readonly KeyValue[] {
  const rows = models.flatMap((model) => {
    const {ids = new Set<string>(), tag = ''} = kept.get(model) ?? {};
    const paths = model.parameters.filter(
      ({in: location, name}) => location === 'path' && ids.has(name),
    );
    const values = paths.map(({name, examples: [example]}) => ({
      key: name,
      value: example === undefined ? '' : formatInput(example.value),
    }));
    return [...values, ...(model.parameters.some(takesTag) ? [{key: tag, value: ''}] : [])];
  });
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}
