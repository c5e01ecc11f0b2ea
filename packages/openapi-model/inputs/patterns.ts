import {isJsonObject, type JsonObject} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';
import {listReached} from '../schemas/list-reached';
import {listSubschemas} from '../schemas/keywords';
import {readPattern} from '@openapi-portal/schema-validation';
import {findSlowPart} from '@openapi-portal/schema-validation/patterns';

const judge = (pattern: string): boolean =>
  readPattern(pattern) !== undefined && findSlowPart(pattern) === undefined;

const known = new Map<string, boolean>();

/**
 * Whether a browser can read a pattern, and try texts of up to 2,000 characters on it at once: `^(a+)+$` would stop the
 * page for good.
 */
export function isCheckable(pattern: string): boolean {
  const found = known.get(pattern) ?? judge(pattern);
  known.set(pattern, found);
  return found;
}

const findPatterns = (schema: Cursor): readonly string[] => [
  ...[schema.get('pattern')?.value ?? []].flat().map(String),
  ...schema.entries('patternProperties').map(([pattern]) => pattern),
];

/** Schemas that lead to no pattern that is left unchecked: those that many share are looked through once. */
const checked = new WeakSet<JsonObject>();

const isKnown = ({value}: Cursor): boolean => isJsonObject(value) && checked.has(value);

const listNext = (schema: Cursor): readonly Cursor[] =>
  [...listSubschemas(schema), schema.target() ?? [], schema.dynamicTarget() ?? []]
    .flat()
    .filter((next) => !isKnown(next));

/** Whether a schema, or one that it refers to, has a pattern that the console leaves unchecked. */
export function hasUncheckedPattern(schema: Cursor): boolean {
  if (isKnown(schema)) return false;
  const reached = listReached(schema, listNext, ({value}) => value);
  if (!reached.every((own) => findPatterns(own).every(isCheckable))) return true;
  for (const {value} of reached) if (isJsonObject(value)) checked.add(value);
  return false;
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
