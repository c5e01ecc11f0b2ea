import {schemaArrayKeyword, schemaKeyword, schemaMapKeyword} from '@cfworker/json-schema';
import {isSafe} from 'redos-detector';
import {isJsonObject, type JsonValue} from 'static-pages/reports/json';

import type {Cursor} from '../../contract/cursor';

/** Steps that a pattern is worth, some tenths of a second. One that takes more is not shown to be safe. */
const MAX_STEPS = 1000;

function isBounded(pattern: string): boolean {
  try {
    return isSafe(new RegExp(pattern, 'u'), {maxSteps: MAX_STEPS}).safe;
  } catch {
    // What browsers or the detector cannot read is not shown to be safe either.
    return false;
  }
}

const known = new Map<string, boolean>();

/**
 * Whether a browser can check any text by the pattern in a time that grows no faster than the text: a
 * pattern such as `^(a+)+$` would stop the page for good. What cannot be shown to be safe is taken not to be.
 */
export function isCheckable(pattern: string): boolean {
  const found = known.get(pattern) ?? isBounded(pattern);
  known.set(pattern, found);
  return found;
}

const findPatterns = (schema: Cursor): readonly string[] => [
  ...[schema.get('pattern')?.value ?? []].flat().map(String),
  ...schema.entries('patternProperties').map(([pattern]) => pattern),
];

/** The schemas that stand directly in a schema, references not followed. */
const findSubschemas = (schema: Cursor): readonly Cursor[] =>
  Object.keys(schema.object).flatMap((keyword) => {
    if (schemaKeyword[keyword] === true) return schema.get(keyword) ?? [];
    if (schemaArrayKeyword[keyword] === true) return schema.items(keyword);
    return schemaMapKeyword[keyword] === true
      ? schema.entries(keyword).map(([, member]) => member)
      : [];
  });

/** Whether a schema, or one that it refers to, has a pattern that the console leaves unchecked. */
export function hasUncheckedPattern(schema: Cursor, seen = new Set<JsonValue>()): boolean {
  if (!isJsonObject(schema.value) || seen.has(schema.value)) return false;
  seen.add(schema.value);
  if (!findPatterns(schema).every(isCheckable)) return true;
  const inner = [...findSubschemas(schema), ...[schema.target() ?? []].flat()];
  return inner.some((one) => hasUncheckedPattern(one, seen));
}

/** They fail where the schema in them holds, or take from it what it has seen. */
const REVERSING = new Set(['not', 'if', 'contains']);
const DEPENDING = new Set(['unevaluatedItems', 'unevaluatedProperties']);

/**
 * A schema that stays true of every valid value when its unchecked patterns are left out: a keyword that
 * would turn their absence into a mistake goes too, and of `oneOf` remains that one has to fit.
 */
export function withoutReversals(schema: Cursor): Cursor {
  if (!hasUncheckedPattern(schema)) return schema;
  const entries = Object.entries(schema.object).flatMap(([keyword, value]) => {
    const isUnchecked = (): boolean => hasUncheckedPattern(schema.with({[keyword]: value}));
    if (DEPENDING.has(keyword) || (REVERSING.has(keyword) && isUnchecked())) return [];
    return [[keyword === 'oneOf' && isUnchecked() ? 'anyOf' : keyword, value] as const];
  });
  return schema.with(Object.fromEntries(entries));
}
