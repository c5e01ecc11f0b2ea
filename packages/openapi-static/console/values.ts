import {type Json, type JsonObject, type Parameter, type Schema, type SchemaObject} from './model';

type Definitions = Readonly<Record<string, Schema>>;

/** A value as a URL or header takes it: text, texts in a row, or texts by name. */
export type WireValue = string | readonly string[] | JsonObject;

/** What a control has to know of a schema. */
export interface ValueKind {
  readonly types: readonly string[];
  readonly enum?: readonly Json[];
  readonly default?: Json;
  /** Of an array. */
  readonly items?: Schema;
}

const toOwn = (schema: SchemaObject): Partial<ValueKind> => ({
  ...(schema.type !== undefined && {types: [schema.type].flat() as string[]}),
  ...(schema.enum !== undefined && {enum: schema.enum as Json[]}),
  ...(schema.const !== undefined && {enum: [schema.const as Json]}),
  ...(schema.default !== undefined && {default: schema.default as Json}),
  ...(schema.items !== undefined && {items: schema.items as Schema}),
});

function collect(schema: Schema, definitions: Definitions, depth: number): Partial<ValueKind> {
  if (typeof schema === 'boolean' || depth > 20) return {};
  const reference = typeof schema.$ref === 'string' ? schema.$ref.slice('#/$defs/'.length) : '';
  const parts = [definitions[reference] ?? true, ...((schema.allOf ?? []) as Schema[])];
  const inherited = parts.map((part) => collect(part, definitions, depth + 1));
  return Object.assign({}, ...inherited, toOwn(schema)) as Partial<ValueKind>;
}

/** Type, choices and default of a schema, its references and `allOf` followed. */
export const toValueKind = (schema: Schema, definitions: Definitions): ValueKind => ({
  types: [],
  ...collect(schema, definitions, 0),
});

const isScalar = (value: Json): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null;

/** A value as a reader sees and edits it: text as it is, entries of an array a line each, else JSON. */
export function toText(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && (value as readonly Json[]).every(isScalar)) {
    return (value as readonly Json[]).map(toText).join('\n');
  }
  return JSON.stringify(value);
}

function toScalar(text: string, {types}: ValueKind): Json {
  const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text);
  if (isNumber && (types.includes('integer') || types.includes('number'))) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return types.includes('null') && text === 'null' && !types.includes('string') ? null : text;
}

const isJsonText = (text: string): boolean => /^\s*[[{]/.test(text);

/**
 * Text from a control as the value that the schema describes.
 *
 * @throws SyntaxError where the text is meant as JSON and is none
 */
export function toValue(text: string, kind: ValueKind, definitions: Definitions): Json {
  const isArray = kind.types.includes('array');
  if ((isArray || kind.types.includes('object')) && isJsonText(text))
    return JSON.parse(text) as Json;
  if (!isArray) return toScalar(text, kind);
  const items = toValueKind(kind.items ?? true, definitions);
  return toLines(text).map((line) => toScalar(line, items));
}

const toLines = (text: string): string[] => text.split(/\r?\n/).filter((line) => line !== '');

const toItem = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Text from a control as it is sent. Single values stay the text that was typed: a number of twenty
 * digits is not rounded.
 *
 * @throws SyntaxError as `toValue`
 */
export function toWireValue(
  text: string,
  {schema, mediaType}: Pick<Parameter, 'schema' | 'mediaType'>,
  definitions: Definitions,
): WireValue {
  const kind = toValueKind(schema, definitions);
  if (mediaType !== undefined) {
    const value = toValue(text, kind, definitions);
    return isJsonText(text) ? text : JSON.stringify(value);
  }
  const isStructured = kind.types.includes('array') || kind.types.includes('object');
  if (!isStructured) return text;
  const value = toValue(text, kind, definitions);
  if (Array.isArray(value)) return (value as readonly Json[]).map(toItem);
  return isScalar(value) ? text : (value as JsonObject);
}
