import {
  type Json,
  listParts,
  parseJson,
  type Schema,
  toValueKind,
} from '@openapi-portal/openapi-model/inputs';
import type {Definitions} from '../../model/model';

import {readNumber} from '@openapi-portal/reports/json';

import type {WireValue} from './parse-style';

/** The members of a schema, with references and combinations resolved, and the schema of other members. */
interface Members {
  readonly named: ReadonlyMap<string, Schema>;
  /** Undefined if the schema does not define other members. */
  readonly others: Schema | undefined;
}

/** Collects the members that a value may have in any variant of its schema. */
export function findMembers(schema: Schema, definitions: Definitions): Members {
  const parts = listParts(schema, definitions, ['allOf', 'oneOf', 'anyOf', '$ref']) as readonly {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly additionalProperties?: Schema;
  }[];
  return {
    named: new Map(parts.flatMap(({properties}) => Object.entries(properties ?? {}))),
    others: parts
      .map(({additionalProperties}) => additionalProperties)
      .filter((one) => one !== undefined && one !== false)
      .at(-1),
  };
}

function coerceText(text: string, schema: Schema, definitions: Definitions): Json {
  const {types, items} = toValueKind(schema, definitions);
  const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text);
  if (isNumber && (types.includes('integer') || types.includes('number'))) return readNumber(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  if (types.includes('null') && text === '' && !types.includes('string')) return null;
  if (types.includes('string')) return text;
  if (types.includes('object')) return coerceJson(text);
  return types.includes('array') ? [coerceText(text, items, definitions)] : text;
}

/** Converts texts from a request to the types that a schema allows. Other texts are returned unchanged. */
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

/** Parses JSON; returns the text unchanged if it is invalid. */
export function coerceJson(text: string): Json {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
