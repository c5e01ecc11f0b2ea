import {
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {joinPointer} from '@openapi-portal/reports/pointer';

import type {Fault} from '../contract/faults';

/** Returns true if a check crashes on a document instead of reporting what is wrong with it. */
type IsBreaking = (document: JsonObject) => Promise<boolean>;

type Entries = readonly (readonly [key: string, value: JsonValue])[];

const listEntries = (value: JsonValue): Entries =>
  isJsonObject(value) || isJsonList(value) ? Object.entries<JsonValue>(value) : [];

/** Returns true for the members that declare the version of the specification. */
const isKept = (key: string): boolean => /^(openapi|swagger)$/.test(key);

const withEntries = (value: JsonValue, entries: Entries): JsonValue =>
  isJsonList(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);

/** Lists the entries that each make the check crash, by bisection. */
async function findAlone(
  entries: Entries,
  isBreaking: (entries: Entries) => Promise<boolean>,
): Promise<Entries> {
  if (entries.length === 0 || !(await isBreaking(entries))) return [];
  if (entries.length === 1) return entries;
  const half = Math.ceil(entries.length / 2);
  return [
    ...(await findAlone(entries.slice(0, half), isBreaking)),
    ...(await findAlone(entries.slice(half), isBreaking)),
  ];
}

/** Lists the smallest values that make the check crash. `place` puts a part in place of the value. */
async function findSmallest(
  value: JsonValue,
  pointer: string,
  place: (part: JsonValue) => JsonObject,
  isBreaking: IsBreaking,
): Promise<readonly string[]> {
  const entries = listEntries(value);
  const kept = pointer === '#' ? entries.filter(([key]) => isKept(key)) : [];
  const put = (some: Entries): JsonObject => place(withEntries(value, [...kept, ...some]));
  if (entries.length === 0 || (await isBreaking(put([])))) return [pointer];
  const others = entries.filter((entry) => !kept.includes(entry));
  const alone = await findAlone(others, (some) => isBreaking(put(some)));
  const found: string[] = [];
  for (const [key, member] of alone) {
    const placeMember = (part: JsonValue): JsonObject => put([[key, part]]);
    found.push(...(await findSmallest(member, joinPointer(pointer, key), placeMember, isBreaking)));
  }
  return found.length === 0 ? [pointer] : found;
}

/** Finds the parts of a contract on which a check crashes, such as a member named like a method. */
export async function findCrashingParts(
  document: JsonObject,
  check: (document: JsonObject) => Promise<unknown>,
): Promise<readonly Fault[]> {
  const isBreaking: IsBreaking = (part) =>
    check(part).then(
      () => false,
      () => true,
    );
  if (!(await isBreaking(document))) return [];
  const pointers = await findSmallest(document, '#', (part) => part as JsonObject, isBreaking);
  return pointers
    .filter((pointer) => pointer !== '#')
    .map((pointer) => ({pointer, message: `The value at ${pointer} is not valid in OpenAPI`}));
}
