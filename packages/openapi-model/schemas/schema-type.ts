import {formatValue, isJsonList, type JsonValue} from '@openapi-portal/reports/json';
import {splitPointer} from '@openapi-portal/reports/pointer';

import {UNIONS} from './keywords';
import {collectParts, findEnum, findFirst, findMembers, type SchemaParts} from './schema-parts';

/** Returns the name of a component if the pointer is to a component of this kind. */
export function toComponentName(
  kind: 'headers' | 'responses' | 'schemas',
  pointer: string | undefined,
): string | undefined {
  const start = `#/components/${kind}/`;
  const isOne = pointer?.startsWith(start) === true && !pointer.slice(start.length).includes('/');
  return isOne ? splitPointer(pointer).at(-1) : undefined;
}

export const toSchemaName = (pointer: string | undefined): string | undefined =>
  toComponentName('schemas', pointer);

/** Keywords that imply the type of a schema without `type`. */
const HINTS = [
  ['object', ['properties', 'patternProperties', 'additionalProperties', 'required']],
  ['array', ['items', 'prefixItems', 'contains']],
  ['string', ['pattern', 'maxLength', 'contentMediaType', 'contentEncoding']],
  ['number', ['minimum', 'maximum']],
] as const;

const toTypeOf = (value: JsonValue): string => {
  if (value === null) return 'null';
  return isJsonList(value) ? 'array' : typeof value;
};

export function findTypes({parts}: SchemaParts): readonly string[] {
  const named = findFirst(parts, 'type');
  if (named !== undefined) {
    return isJsonList(named.value) ? named.value.map(formatValue) : [formatValue(named.value)];
  }
  const hint = HINTS.find(([, keywords]) => keywords.some((keyword) => findFirst(parts, keyword)));
  if (hint !== undefined) return [hint[0]];
  const only = findFirst(parts, 'const');
  const values = findEnum(parts) ?? [only?.value ?? []].flat();
  return [...new Set(values.map(toTypeOf))];
}

const joinWords = (words: readonly string[]): string => {
  const unique = [...new Set(words)];
  return unique.length > 4 ? `one of ${unique.length} kinds` : unique.join(' or ');
};

/** Descriptions by depth and pointer, cached because several unions may have the same members. */
type Known = Map<string, string>;

function describeArray(schema: SchemaParts, depth: number, known: Known): string {
  const items = findFirst(schema.parts, 'items');
  if (items === undefined || items.value === false || depth > 3) return 'array';
  const item = collectParts(items, schema.scope);
  const format = findFirst(item.parts, 'format');
  const words = describeParts(item, depth + 1, known);
  const kind = format === undefined ? words : `${words}, ${formatValue(format.value)}`;
  return /,| or /.test(kind) ? `array of (${kind})` : `array of ${kind}`;
}

function describeParts(schema: SchemaParts, depth: number, known: Known): string {
  if (schema.verdict !== undefined) return schema.verdict ? 'any value' : 'no value';
  const name = toSchemaName(schema.reference);
  const types = findTypes(schema).map((type) => {
    if (type === 'array') return describeArray(schema, depth, known);
    return type === 'object' && name !== undefined ? name : type;
  });
  const words = types.length > 0 || depth > 3 ? types : describeUnion(schema, name, depth, known);
  const all = schema.isNullable && words.length > 0 ? [...words, 'null'] : words;
  return all.length === 0 ? 'any value' : joinWords(all);
}

function describeUnion(
  schema: SchemaParts,
  name: string | undefined,
  depth: number,
  known: Known,
): readonly string[] {
  const members = UNIONS.flatMap((keyword) => findMembers(schema.parts, keyword));
  if (members.length === 0) return [];
  if (name !== undefined) return [name];
  return members.map((member) => {
    const key = `${depth} ${member.pointer}`;
    const words =
      known.get(key) ?? describeParts(collectParts(member, schema.scope), depth + 1, known);
    known.set(key, words);
    return words;
  });
}

/** Describes the type of a schema in words: `string`, `array of string`, `User or null`. */
export const describeType = (schema: SchemaParts): string => describeParts(schema, 0, new Map());
