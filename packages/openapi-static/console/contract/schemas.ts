import type {Schema} from '../model';
import {type Dictionary, isDictionary, readPointer, toDictionary, toList} from './resolve';
import {withBranches} from './discriminator';
import {LIST_KEYWORDS, MAP_KEYWORDS, SCHEMA_KEYWORDS} from './keywords';
import {hasUncheckedPattern, isCheckable, withoutReversals} from './patterns';

/** Keywords that are copied; all others say nothing about validity and stay behind. */
const PLAIN_KEYWORDS = new Set(
  (
    'type enum const format pattern default required dependentRequired multipleOf minimum ' +
    'maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems uniqueItems ' +
    'minContains maxContains minProperties maxProperties contentMediaType contentEncoding'
  ).split(' '),
);

/** The validator's check of `url`, which JSON Schema does not know, takes for ever over some texts. */
const UNCHECKED_FORMATS = new Set(['url']);

export interface SchemaCollector {
  /** A schema of the contract with its references rewritten to `#/$defs/<name>`. */
  readonly toSchema: (value: unknown) => Schema;
  /** Whether `toSchema` leaves out a pattern, because a browser could take too long to check it. */
  readonly isUnchecked: (value: unknown) => boolean;
  /** All that the schemas given out so far refer to. */
  readonly definitions: Readonly<Record<string, Schema>>;
}

const mapValues = (value: unknown, to: (entry: unknown) => unknown): Dictionary =>
  Object.fromEntries(Object.entries(toDictionary(value)).map(([key, entry]) => [key, to(entry)]));

/** A name that no pattern can be checked for might be any: all are taken, whatever they hold. */
const toPatternProperties = (value: unknown, to: (entry: unknown) => unknown): Dictionary =>
  Object.fromEntries(
    Object.entries(toDictionary(value)).map(([pattern, entry]) =>
      isCheckable(pattern) ? [pattern, to(entry)] : ['', true],
    ),
  );

/** A request need not contain what is read-only, even where the contract requires it of a response. */
function withoutReadOnly(document: unknown, schema: Dictionary, required: unknown): string[] {
  const properties = toDictionary(schema.properties);
  return toList(required).filter((name): name is string => {
    const property = toDictionary(properties[String(name)]);
    const target = typeof property.$ref === 'string' ? readPointer(document, property.$ref) : {};
    return property.readOnly !== true && toDictionary(target).readOnly !== true;
  });
}

/** The name of a definition, safe in a URI fragment and not yet taken. */
function toDefinitionName(reference: string, taken: Dictionary): string {
  const base = (reference.split('/').pop() ?? '').replace(/~[01]|%[\da-f]{2}|[^\w.-]/gi, '_');
  let name = base;
  for (let count = 2; name in taken; count += 1) name = `${base}-${count}`;
  return name;
}

/**
 * Takes schemas out of a contract, so that they can be used without it.
 *
 * @param document a bundled contract; its references are internal
 */
export function collectSchemas(document: unknown): SchemaCollector {
  const definitions: Record<string, Schema> = {};
  const names = new Map<string, string>();

  function toReference(reference: string): string {
    let name = names.get(reference);
    if (name === undefined) {
      name = toDefinitionName(reference, definitions);
      names.set(reference, name);
      definitions[name] = true;
      definitions[name] = toSchema(readPointer(document, reference));
    }
    return `#/$defs/${name}`;
  }

  function toKeyword(schema: Dictionary, keyword: string, value: unknown): unknown {
    if (keyword === '$ref') return toReference(String(value));
    if (keyword === 'required') return withoutReadOnly(document, schema, value);
    if (keyword === 'pattern') return isCheckable(String(value)) ? value : undefined;
    if (keyword === 'format') return UNCHECKED_FORMATS.has(String(value)) ? undefined : value;
    if (keyword === 'patternProperties') return toPatternProperties(value, toSchema);
    if (MAP_KEYWORDS.has(keyword)) return mapValues(value, toSchema);
    if (LIST_KEYWORDS.has(keyword)) return toList(value).map(toSchema);
    if (SCHEMA_KEYWORDS.has(keyword)) return toSchema(value);
    return PLAIN_KEYWORDS.has(keyword) ? value : undefined;
  }

  function toSchema(value: unknown): Schema {
    if (!isDictionary(value)) return value !== false;
    const entries = Object.entries(withBranches(withoutReversals(document, value)))
      .map(([keyword, entry]) => [keyword, toKeyword(value, keyword, entry)] as const)
      .filter(([, entry]) => entry !== undefined);
    return Object.fromEntries(entries);
  }

  return {toSchema, isUnchecked: (value) => hasUncheckedPattern(document, value), definitions};
}
