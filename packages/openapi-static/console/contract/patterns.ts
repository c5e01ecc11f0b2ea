import {isSafePattern} from 'redos-detector';

import {findSubschemas} from './keywords';
import {type Dictionary, isDictionary, readPointer, toDictionary} from './resolve';

/** Steps that a pattern is worth, some tenths of a second. One that takes more is not shown to be safe. */
const MAX_STEPS = 1000;

function isReadable(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

function isBounded(pattern: string): boolean {
  try {
    return isSafePattern(pattern, {unicode: true, maxSteps: MAX_STEPS}).safe;
  } catch {
    // A pattern that it cannot read is not shown to be safe either.
    return false;
  }
}

const known = new Map<string, boolean>();

/**
 * Whether a browser can check any text by the pattern in a time that grows no faster than the text: a
 * pattern such as `^(a+)+$` would stop the page for good. What cannot be shown to be safe is taken not to be.
 */
export function isCheckable(pattern: string): boolean {
  const found = known.get(pattern) ?? (isReadable(pattern) && isBounded(pattern));
  known.set(pattern, found);
  return found;
}

const findPatterns = ({pattern, patternProperties}: Dictionary): string[] => [
  ...(pattern === undefined ? [] : [String(pattern)]),
  ...Object.keys(toDictionary(patternProperties)),
];

/** Whether a schema, or one that it refers to, has a pattern that the console leaves unchecked. */
export function hasUncheckedPattern(
  document: unknown,
  value: unknown,
  seen = new Set<unknown>(),
): boolean {
  if (!isDictionary(value) || seen.has(value)) return false;
  seen.add(value);
  if (!findPatterns(value).every(isCheckable)) return true;
  const targets = typeof value.$ref === 'string' ? [readPointer(document, value.$ref)] : [];
  return [...targets, ...findSubschemas(value)].some((schema) =>
    hasUncheckedPattern(document, schema, seen),
  );
}

/** They fail where the schema in them holds, or take from it what it has seen. */
const REVERSING = new Set(['not', 'if', 'contains']);
const DEPENDING = new Set(['unevaluatedItems', 'unevaluatedProperties']);

/**
 * A schema that stays true of every valid value when its unchecked patterns are left out: a keyword that
 * would turn their absence into a mistake goes too, and of `oneOf` remains that one has to fit.
 */
export function withoutReversals(document: unknown, schema: Dictionary): Dictionary {
  if (!hasUncheckedPattern(document, schema)) return schema;
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (DEPENDING.has(keyword)) return [];
    if (REVERSING.has(keyword) && hasUncheckedPattern(document, value)) return [];
    if (keyword === 'oneOf' && hasUncheckedPattern(document, {oneOf: value}))
      return [['anyOf', value]];
    return [[keyword, value]];
  });
  return Object.fromEntries(entries);
}
