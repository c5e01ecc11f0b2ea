import type {Cursor} from 'openapi-static/contract/cursor';
import {isJsonList, isJsonObject, type JsonValue} from 'static-pages/reports/json';
import {EXPLANATIONS} from './explanations';

const WORDS = new Set([...EXPLANATIONS, '$comment']);

/** Members whose own members are named by the author: a field may be called `description`. */
const NAME_MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

const isWords = (key: string): boolean => WORDS.has(key) || key.startsWith('x-');

/** A value as text that does not depend on the order of its members. */
export function toCanonical(value: JsonValue | undefined): string {
  if (isJsonList(value)) return `[${value.map(toCanonical).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value ?? null);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}:${toCanonical(member)}`,
  );
  return `{${members.sort().join()}}`;
}

/** Whether two values are the same JSON, whatever the order of their members. */
export const isSame = (a: JsonValue | undefined, b: JsonValue | undefined): boolean =>
  a === b || toCanonical(a) === toCanonical(b);

function resolveInside(cursor: Cursor, isNameMap: boolean, seen: readonly string[]): JsonValue {
  const {value} = cursor;
  if (isJsonList(value)) {
    return value.map((item) => resolveInside(cursor.with(item), false, seen));
  }
  if (!isJsonObject(value)) return value;
  const target = isNameMap ? undefined : cursor.target();
  if (target !== undefined && seen.includes(target.pointer)) return target.pointer;
  const members = Object.entries(value)
    .filter(([key]) => isNameMap || (key !== '$ref' && !isWords(key)))
    .map(([key, member]) => [
      key,
      resolveInside(cursor.with(member), !isNameMap && NAME_MAPS.has(key), seen),
    ]);
  const own = Object.fromEntries(members) as Record<string, JsonValue>;
  if (target === undefined) return own;
  const referred = resolveInside(target, false, [...seen, target.pointer]);
  return isJsonObject(referred) ? {...referred, ...own} : referred;
}

/** What a value says to a machine: references followed, explanations left out. */
export const toShape = (cursor: Cursor | undefined): JsonValue =>
  cursor === undefined ? null : resolveInside(cursor, false, []);
