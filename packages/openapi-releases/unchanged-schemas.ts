import type {Cursor} from '@openapi-portal/openapi-model';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  writeJson,
} from '@openapi-portal/reports/json';

const SCHEMAS = '#/components/schemas/';

const REFERENCE = /"\$(?:ref|dynamicRef)":"([^"]*)"/g;

const print = (value: JsonValue | undefined): string => writeJson(value);

/** The schemas that have names in a document, as text. */
function printSchemas({components}: JsonObject): ReadonlyMap<string, string> {
  const schemas = isJsonObject(components) ? components.schemas : undefined;
  const named = isJsonObject(schemas) ? Object.entries(schemas) : [];
  return new Map(named.map(([name, value]) => [SCHEMAS + name, print(value)]));
}

/** Returns true if all references in a schema, as text, are known. */
const leadsTo = (text: string, known: ReadonlySet<string>): boolean =>
  Array.from(text.matchAll(REFERENCE)).every(([, pointer = '']) => known.has(pointer));

/** Lists the pointers of schemas that are equal in two documents, including the targets of their references. */
function findShared(older: JsonObject, newer: JsonObject): ReadonlySet<string> {
  const now = printSchemas(newer);
  const alike = [...printSchemas(older)].filter(([pointer, text]) => now.get(pointer) === text);
  const shared = new Set(alike.map(([pointer]) => pointer));
  for (let size = Infinity; shared.size < size;) {
    size = shared.size;
    for (const [pointer, text] of alike) if (!leadsTo(text, shared)) shared.delete(pointer);
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

/** Returns true if two schemas are textually equal, including the targets of their references. */
export function isUnchanged(older: Cursor, newer: Cursor): boolean {
  const text = print(older.value);
  return text === print(newer.value) && leadsTo(text, readShared(older.root, newer.root));
}
