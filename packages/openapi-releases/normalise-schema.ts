import {isDeepStrictEqual} from 'node:util';

import {type Cursor, findKeywordKind, findTarget} from '@openapi-portal/openapi-model';
import {isJsonList, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {isWords, withoutNeutral} from './without-neutral';

/** Whether the members under a key are named by the author: a field may be called `description`. */
const isNameMap = (key: string): boolean => findKeywordKind(key) === 'named';

/** Whether two values are the same JSON, whatever the order of their members. */
export const isSame = (a: JsonValue | undefined, b: JsonValue | undefined): boolean =>
  isDeepStrictEqual(a, b);

/** The values that are not among others. */
export const findMissing = <Value extends JsonValue>(
  values: readonly Value[],
  others: readonly Value[],
): readonly Value[] => values.filter((value) => !others.some((other) => isSame(value, other)));

function resolveInside(cursor: Cursor, hasNames: boolean, seen: readonly string[]): JsonValue {
  const {value} = cursor;
  if (isJsonList(value)) {
    return value.map((item) => resolveInside(cursor.with(item), false, seen));
  }
  if (!isJsonObject(value)) return value;
  const target = hasNames ? undefined : findTarget(cursor, seen);
  // The level is the same in both contracts, while the name of a component, which is never sent, may differ.
  if (target !== undefined && seen.includes(target.pointer)) return seen.indexOf(target.pointer);
  const members = Object.entries(hasNames ? value : withoutNeutral(value))
    .filter(([key]) => hasNames || !isWords(key))
    .map(([key, member]) => [
      key,
      resolveInside(cursor.with(member), !hasNames && isNameMap(key), seen),
    ]);
  const own = Object.fromEntries(members) as Record<string, JsonValue>;
  if (target === undefined) return own;
  const referred = resolveInside(target, false, [...seen, target.pointer]);
  return isJsonObject(referred) ? {...referred, ...own} : referred;
}

/** What a value says to a machine: references followed, explanations and what permits every value left out. */
export const normaliseSchema = (cursor: Cursor | undefined): JsonValue =>
  cursor === undefined ? null : resolveInside(cursor, false, []);
