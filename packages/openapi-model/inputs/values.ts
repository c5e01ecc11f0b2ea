import {
  formatValue,
  intersectLists,
  isJsonList,
  isJsonObject,
  type JsonObject,
  readNumber,
  writeJson,
} from '@openapi-portal/reports/json';

import {listReachable} from '../schemas/list-reachable';
import {parseJson} from './json';
import {isJsonType} from './media-type';
import type {Json, Parameter, Schema, SchemaObject} from './model';

type Definitions = Readonly<Record<string, Schema>>;

export type WireValue = string | readonly string[] | JsonObject;

export interface ValueKind {
  readonly types: readonly string[];
  readonly choices: readonly Json[] | undefined;
  readonly default: Json | undefined;
  readonly items: Schema;
}

/** Lists a schema after the schemas that apply to the same value through `keywords`. */
export const listParts = (
  schema: Schema,
  definitions: Definitions,
  keywords: readonly ('$ref' | 'allOf' | 'oneOf' | 'anyOf')[],
): readonly SchemaObject[] =>
  listReachable(schema, (own) =>
    keywords.flatMap((keyword) => {
      const value = typeof own === 'boolean' ? [] : (own[keyword] ?? []);
      if (typeof value === 'string') return definitions[value.slice('#/$defs/'.length)] ?? [];
      return value as readonly Schema[];
    }),
  ).filter((own) => typeof own === 'object');

/** Returns the types, choices and default of a schema. Members of unions only contribute their types. */
export function toValueKind(
  schema: Schema,
  definitions: Definitions,
  seen = new Set<Schema>(),
): ValueKind {
  const parts = listParts(schema, definitions, ['$ref', 'allOf']);
  const found = Object.assign({}, ...parts) as SchemaObject;
  const union = [found.oneOf, found.anyOf]
    .flatMap((one) => (one ?? []) as Schema[])
    .filter((one) => seen.size < seen.add(one).size);
  const variants = union.map((one) => toValueKind(one, definitions, seen));
  const types = [found.type ?? variants.flatMap((one) => one.types)].flat() as string[];
  const only = found.const === undefined ? undefined : [found.const as Json];
  const enums = parts.map((part) => part.enum).filter(isJsonList);
  return {
    types: [...new Set(types)],
    choices: only ?? intersectLists(enums),
    default: found.default as Json | undefined,
    items: (found.items ??
      variants.find((one) => one.types.includes('array'))?.items ??
      true) as Schema,
  };
}

export const isStructured = ({types}: ValueKind): boolean =>
  types.includes('array') || types.includes('object');

const isJsonText = (text: string): boolean => /^\s*[[{]/.test(text);

/** Returns true if `parseValue` can read the entries back from one line each. */
const areLines = (entries: readonly Json[]): boolean =>
  entries.every(
    (entry) =>
      (typeof entry !== 'object' || entry === null) && /^[^\r\n]+$/.test(formatValue(entry)),
  ) && !isJsonText(formatValue(entries[0] ?? ''));

/** Formats a value for editing: a string unchanged, a simple array by lines, anything else as JSON. */
export const formatInput = (value: Json): string =>
  isJsonList(value) && areLines(value) ? value.map(formatValue).join('\n') : formatValue(value);

function parseScalar(text: string, {types}: ValueKind): Json {
  const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text);
  if (isNumber && (types.includes('integer') || types.includes('number'))) return readNumber(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return types.includes('null') && text === 'null' && !types.includes('string') ? null : text;
}

/** Parses the text of a form control. Throws a SyntaxError for text that looks like JSON but is invalid. */
export function parseValue(text: string, kind: ValueKind, definitions: Definitions): Json {
  if (isStructured(kind) && isJsonText(text)) return parseJson(text);
  if (!kind.types.includes('array')) return parseScalar(text, kind);
  const items = toValueKind(kind.items, definitions);
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  return lines.map((line) => parseScalar(line, items));
}

/** Converts the text of a form control to the value to send. A single value stays text, with all digits. */
export function toWireValue(
  text: string,
  {schema, mediaType}: Pick<Parameter, 'schema' | 'mediaType'>,
  definitions: Definitions,
): WireValue {
  const kind = toValueKind(schema, definitions);
  const isJson = isJsonType(mediaType);
  if (!isJson && (mediaType !== undefined || !isStructured(kind))) return text;
  const value = parseValue(text, kind, definitions);
  if (isJson) return isJsonText(text) ? text : writeJson(value);
  if (Array.isArray(value)) return value.map(formatValue);
  return isJsonObject(value) ? value : text;
}
