import {
  type Json,
  parseJson,
  type Schema,
  toValueKind,
} from '@openapi-portal/openapi-model/requests';
import {isJsonObject} from '@openapi-portal/reports/json';

import type {Definitions} from '../../model/model';

import type {WireValue} from './parse-style';

/** The members that a schema names, its references and combinations followed, and what it says of others. */
interface Members {
  readonly named: ReadonlyMap<string, Schema>;
  /** Of members without a name of their own; nothing where the schema does not speak of them. */
  readonly others: Schema | undefined;
}

const listSchemas = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? (value as Schema[]) : [];

/**
 * The members that values of a schema may have, whichever of its variants they are.
 *
 * @param definitions what `#/$defs/<name>` stands for
 */
export function findMembers(
  schema: Schema,
  definitions: Definitions,
  seen = new Set<Schema>(),
): Members {
  if (!isJsonObject(schema) || seen.has(schema)) return {named: new Map(), others: undefined};
  seen.add(schema);
  const {$ref, allOf, oneOf, anyOf, properties, additionalProperties} = schema as Readonly<
    Record<string, unknown>
  >;
  const target = typeof $ref === 'string' ? definitions[$ref.slice('#/$defs/'.length)] : undefined;
  const parts = [...[allOf, oneOf, anyOf].flatMap(listSchemas), ...(target ? [target] : [])].map(
    (part) => findMembers(part, definitions, seen),
  );
  const own = isJsonObject(properties) ? Object.entries(properties) : [];
  const others = [additionalProperties as Schema | undefined, ...parts.map((part) => part.others)];
  return {
    named: new Map([...parts.flatMap(({named}) => [...named]), ...own] as [string, Schema][]),
    others: others.find((one) => one !== undefined && one !== false),
  };
}

function coerceText(text: string, schema: Schema, definitions: Definitions): Json {
  const {types, items} = toValueKind(schema, definitions);
  const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text);
  if (isNumber && (types.includes('integer') || types.includes('number'))) return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  if (types.includes('null') && text === '' && !types.includes('string')) return null;
  if (types.includes('string')) return text;
  if (types.includes('object')) return coerceJson(text);
  return types.includes('array') ? [coerceText(text, items, definitions)] : text;
}

/**
 * What a request carries as text, as the value that a schema describes: numbers, booleans and lists where it
 * allows no text; the text itself where it can be none of them.
 */
export function coerce(wire: WireValue, schema: Schema, definitions: Definitions): Json {
  if (typeof wire === 'string') return coerceText(wire, schema, definitions);
  if (Array.isArray(wire)) {
    const {items} = toValueKind(schema, definitions);
    return (wire as readonly string[]).map((text) => coerceText(text, items, definitions));
  }
  const {named, others = true} = findMembers(schema, definitions);
  const entries = Object.entries(wire as Readonly<Record<string, WireValue>>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, coerce(value, named.get(name) ?? others, definitions)]),
  );
}

/** Text that an object or a list is sent as, in JSON; the text itself where it is none. */
export function coerceJson(text: string): Json {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
