import {writeJson} from './exact-json';

export {MARK, readJson, readNumber, writeJson} from './exact-json';

export type JsonValue =
  | string
  | number
  /** An integer that `number` would round. An int64 of OpenAPI has up to 19 digits. */
  | bigint
  | boolean
  | null
  | readonly JsonValue[]
  | {readonly [key: string]: JsonValue};

export type JsonObject = Readonly<Record<string, JsonValue>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isJsonList = (value: unknown): value is readonly JsonValue[] => Array.isArray(value);

/** Returns an object's own member. Names of contracts may be `constructor`. */
export const findOwnMember = <Value>(
  object: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(object, name) ? object[name] : undefined);

/** Formats a value: a string without quotes, anything else as JSON. */
export const formatValue = (value: JsonValue): string =>
  typeof value === 'string' ? value : writeJson(value);

/** Formats a value like `formatValue`, with quotes around blank ends. */
export const formatVisible = (value: JsonValue): string =>
  typeof value === 'string' && (value === '' || value !== value.trim())
    ? JSON.stringify(value)
    : formatValue(value);

export const omit = (object: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

export const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

export const asList = (value: unknown): readonly JsonValue[] => (isJsonList(value) ? value : []);

/** Replaces each member of an array or object; returns any other value unchanged. */
export function mapMembers(
  value: JsonValue,
  map: (member: JsonValue, key: string | number) => JsonValue,
): JsonValue {
  if (isJsonList(value)) return value.map(map);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, map(member, key)]));
}

export function groupEntries<Key, Value>(
  entries: Iterable<readonly [Key, Value]>,
): ReadonlyMap<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** Returns true if two values have the same JSON text. The order of an object's members counts. */
export const isSameJson = (a: JsonValue, b: JsonValue): boolean =>
  a === b || (typeof a !== 'string' && typeof b !== 'string' && writeJson(a) === writeJson(b));

export const toUnique = <Value extends JsonValue>(values: readonly Value[]): readonly Value[] => [
  ...new Map(values.map((value) => [writeJson(value), value])).values(),
];

export function intersectLists([first, ...others]: readonly (readonly JsonValue[])[]):
  | readonly JsonValue[]
  | undefined {
  const known = others.map((list) => new Set(list.map((one) => writeJson(one))));
  return first?.filter((value) => known.every((texts) => texts.has(writeJson(value))));
}
