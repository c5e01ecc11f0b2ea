import {createHash} from 'node:crypto';
import {isDeepStrictEqual} from 'node:util';

import {type Cursor, findKeywordKind, findTarget, countSteps} from '@openapi-portal/openapi-model';
import {
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
  writeJson,
} from '@openapi-portal/reports/json';
import {isAnnotation, removeNeutralKeywords} from './without-neutral';

/** Returns true for keywords such as `properties`, whose keys are names chosen by the author. */
const isNameMap = (key: string): boolean => findKeywordKind(key) === 'named';

/** Returns true if two values are the same JSON, regardless of the order of members. */
export const isSame = (a: JsonValue | undefined, b: JsonValue | undefined): boolean =>
  isDeepStrictEqual(a, b);

function sortMembers(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return mapMembers(value, sortMembers);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sortMembers(member)]));
}

export const findMissing = <Value extends JsonValue>(
  values: readonly Value[],
  others: readonly Value[],
): readonly Value[] => {
  const known = new Set(others.map((other) => writeJson(sortMembers(other))));
  return values.filter((value) => !known.has(writeJson(sortMembers(value))));
};

/** Normalises the schemas of a contract. Results are cached, because many references may share a schema. */
class Normaliser {
  private cuts = 0;
  /** Normalised schemas by pointer, except those that refer to an enclosing schema. */
  private readonly known = new Map<string, JsonValue>();

  /** Returns a value whose nested objects and arrays are replaced by digests. */
  normalise(cursor: Cursor, hasNames: boolean, seen: readonly string[]): JsonValue {
    const {value} = cursor;
    if (isJsonList(value)) return value.map((item) => this.digest(cursor.with(item), false, seen));
    if (!isJsonObject(value)) return value;
    const target = hasNames ? undefined : findTarget(cursor, seen);
    // A recursive reference is replaced by the level of its target. Names of components may differ between the
    // contracts, because names are never sent.
    if (target !== undefined && seen.includes(target.pointer)) {
      this.cuts += 1;
      return seen.indexOf(target.pointer);
    }
    const members = Object.entries(hasNames ? value : removeNeutralKeywords(value))
      .filter(([key]) => hasNames || !isAnnotation(key))
      .map(([key, member]) => [
        key,
        this.digest(cursor.with(member), !hasNames && isNameMap(key), seen),
      ]);
    const own = Object.fromEntries(members) as Record<string, JsonValue>;
    if (target === undefined) return own;
    const referred = this.follow(target, seen);
    return isJsonObject(referred) ? {...referred, ...own} : referred;
  }

  private follow(target: Cursor, seen: readonly string[]): JsonValue {
    const {pointer} = target;
    if (countSteps(target.root, 'values', 1) < 0) return {$ref: pointer};
    const known = this.known.get(pointer);
    if (known !== undefined) return known;
    const {cuts} = this;
    const found = this.normalise(target, false, [...seen, pointer]);
    // In another scope, dynamic references may have other targets.
    if (this.cuts === cuts && !target.hasDynamicReferences) this.known.set(pointer, found);
    return found;
  }

  private digest(cursor: Cursor, hasNames: boolean, seen: readonly string[]): JsonValue {
    const found = this.normalise(cursor, hasNames, seen);
    if (typeof found !== 'object' || found === null) return found;
    countSteps(cursor.root, 'values', 1);
    const sorted = isJsonList(found)
      ? found
      : Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1));
    return createHash('sha256').update(writeJson(sorted)).digest('base64');
  }
}

const normalisers = new WeakMap<JsonObject, Normaliser>();

/** Returns the content of a schema, equal for equivalent ones: resolved, without neutral parts, nested as digests. */
export function normaliseSchema(cursor: Cursor | undefined): JsonValue {
  if (cursor === undefined) return null;
  const normaliser = normalisers.get(cursor.root) ?? new Normaliser();
  normalisers.set(cursor.root, normaliser);
  return normaliser.normalise(cursor, false, []);
}
