import type {Cursor} from '@openapi-portal/openapi-model';
import {
  groupEntries,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  writeJson,
} from '@openapi-portal/reports/json';

const SCHEMAS = '#/components/schemas/';

const REFERENCE = /"\$(?:ref|dynamicRef)":"([^"]*)"/g;

const print = (value: JsonValue | undefined): string => writeJson(value);

function printSchemas({components}: JsonObject): ReadonlyMap<string, string> {
  const schemas = isJsonObject(components) ? components.schemas : undefined;
  const named = isJsonObject(schemas) ? Object.entries(schemas) : [];
  return new Map(named.map(([name, value]) => [SCHEMAS + name, print(value)]));
}

const listReferences = (text: string): readonly string[] =>
  Array.from(text.matchAll(REFERENCE), ([, pointer = '']) => pointer);

const leadsTo = (text: string, known: ReadonlySet<string>): boolean =>
  listReferences(text).every((pointer) => known.has(pointer));

/** Lists the pointers of component schemas that are equal in two documents, with all that they reference. */
function findShared(older: JsonObject, newer: JsonObject): ReadonlySet<string> {
  const now = printSchemas(newer);
  const alike = [...printSchemas(older)].filter(([pointer, text]) => now.get(pointer) === text);
  const shared = new Set(alike.map(([pointer]) => pointer));
  const references = alike.flatMap(([pointer, text]) =>
    listReferences(text).map((target) => [target, pointer] as const),
  );
  const users = groupEntries(references);
  // The loop also visits members that are added to the set while it runs.
  const changed = new Set([...users.keys()].filter((pointer) => !shared.has(pointer)));
  for (const pointer of changed)
    for (const user of users.get(pointer) ?? []) {
      shared.delete(user);
      changed.add(user);
    }
  return shared;
}

const known = new WeakMap<JsonObject, WeakMap<JsonObject, ReadonlySet<string>>>();

function readShared(older: JsonObject, newer: JsonObject): ReadonlySet<string> {
  const ofOlder = known.get(older) ?? new WeakMap<JsonObject, ReadonlySet<string>>();
  const shared = ofOlder.get(newer) ?? findShared(older, newer);
  known.set(older, ofOlder.set(newer, shared));
  return shared;
}

/** Returns true if two schemas, and the schemas that they reference, are textually equal. */
export function isUnchanged(older: Cursor, newer: Cursor): boolean {
  const text = print(older.value);
  return text === print(newer.value) && leadsTo(text, readShared(older.root, newer.root));
}
