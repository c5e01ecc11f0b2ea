import {isJsonObject, type JsonObject} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';
import {listReachable} from '../schemas/list-reachable';
import {listSubschemas} from '../schemas/keywords';
import {readPattern} from '@openapi-portal/schema-validation';
import {findSlowPart} from '@openapi-portal/schema-validation/patterns';

const judge = (pattern: string): boolean =>
  readPattern(pattern) !== undefined && findSlowPart(pattern) === undefined;

const known = new Map<string, boolean>();

export function isCheckable(pattern: string): boolean {
  const found = known.get(pattern) ?? judge(pattern);
  known.set(pattern, found);
  return found;
}

const findPatterns = (schema: Cursor): readonly string[] => [
  ...[schema.get('pattern')?.value ?? []].flat().map(String),
  ...schema.entries('patternProperties').map(([pattern]) => pattern),
];

/** Schemas whose patterns are all checkable, cached because many schemas share them. */
const checked = new WeakSet<JsonObject>();

const isKnown = ({value}: Cursor): boolean => isJsonObject(value) && checked.has(value);

const listNext = (schema: Cursor): readonly Cursor[] =>
  [...listSubschemas(schema), schema.target() ?? [], schema.dynamicTarget() ?? []]
    .flat()
    .filter((next) => !isKnown(next));

export function hasUncheckedPattern(schema: Cursor): boolean {
  if (isKnown(schema)) return false;
  const reached = listReachable(schema, listNext, ({value}) => value);
  if (!reached.every((own) => findPatterns(own).every(isCheckable))) return true;
  for (const {value} of reached) if (isJsonObject(value)) checked.add(value);
  return false;
}

/** Keywords that can fail because a subschema accepts the value. */
const REVERSING = new Set(['not', 'if', 'contains']);
const DEPENDING = new Set(['unevaluatedItems', 'unevaluatedProperties']);

/** Makes a schema ready for the removal of unchecked patterns, so that no valid value becomes invalid. */
export function removeReversingKeywords(schema: Cursor): Cursor {
  if (!hasUncheckedPattern(schema)) return schema;
  const entries = Object.entries(schema.object).flatMap(([keyword, value]) => {
    const isUnchecked = (): boolean => hasUncheckedPattern(schema.with({[keyword]: value}));
    if (DEPENDING.has(keyword) || (REVERSING.has(keyword) && isUnchecked())) return [];
    return [[keyword === 'oneOf' && isUnchecked() ? 'anyOf' : keyword, value] as const];
  });
  return schema.with(Object.fromEntries(entries));
}
