import {isJsonList, isJsonObject} from '@openapi-portal/reports/json';

import type {Json, SchemaObject} from './schema';

import {type Budget, LONGEST_TEXT} from './budget';
import {hasEqual} from './equality';
import {findFormat} from './formats';
import {findExceededLimits, LIST_LIMITS, NUMBER_LIMITS, OBJECT_LIMITS, TEXT_LIMITS} from './limits';
import {readPattern} from './read-pattern';

/** Returns true if a pattern matches anywhere in a text, or if the text is too long to check. */
export function isMatching(text: string, pattern: string, budget: Budget): boolean {
  if (text.length > LONGEST_TEXT) {
    budget.open += 1;
    return true;
  }
  budget.spend(1 + text.length);
  return readPattern(pattern)?.test(text) ?? true;
}

function toType(value: Json): string {
  if (value === null) return 'null';
  if (typeof value === 'bigint') return 'number';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isOfType = (value: Json, type: unknown): boolean =>
  Array.isArray(type)
    ? type.some((one) => isOfType(value, one))
    : type === toType(value) ||
      (type === 'integer' && (typeof value === 'bigint' || Number.isInteger(value)));

/** Characters or members that are counted in the time of a step. */
const COUNTED_PER_STEP = 64;

/** Lists the violated limits of a value. The length of a text is counted in characters, not UTF-16 units. */
function findBrokenLimits(value: Json, schema: SchemaObject, budget: Budget): readonly string[] {
  const count = ({length}: readonly string[]): number => {
    budget.spend(length / COUNTED_PER_STEP);
    return length;
  };
  if (typeof value === 'number' || typeof value === 'bigint')
    return findExceededLimits(value, schema, NUMBER_LIMITS);
  if (isJsonList(value)) return findExceededLimits(value.length, schema, LIST_LIMITS);
  if (isJsonObject(value))
    return findExceededLimits(count(Object.keys(value)), schema, OBJECT_LIMITS);
  const isLimited = schema.minLength !== undefined || schema.maxLength !== undefined;
  return typeof value === 'string' && isLimited
    ? findExceededLimits(count(Array.from(value)), schema, TEXT_LIMITS)
    : [];
}

function isOfFormat(text: string, format: string, budget: Budget): boolean {
  const isFitting = findFormat(format);
  if (isFitting === undefined) return true;
  budget.spend(text.length);
  return isFitting(text);
}

/** Limits on the size of a value. A value that exceeds one of these is not checked further. */
const SIZES = new Set(['maxLength', 'maxItems', 'maxProperties']);

/** The violations of a value itself. Violations by its members and by subschemas are not included. */
export interface OwnFaults {
  readonly keywords: readonly string[];
  readonly isTooLarge: boolean;
}

/** @throws OverBudget */
export function findOwnFaults(value: Json, schema: SchemaObject, budget: Budget): OwnFaults {
  const limits = findBrokenLimits(value, schema, budget);
  const keywords = schema.type === undefined || isOfType(value, schema.type) ? [] : ['type'];
  if (limits.some((keyword) => SIZES.has(keyword)))
    return {keywords: [...keywords, ...limits], isTooLarge: true};
  const {const: only, enum: choices} = schema as {const?: Json; enum?: readonly Json[]};
  if (only !== undefined && !hasEqual(value, [only], budget)) keywords.push('const');
  if (choices !== undefined && !hasEqual(value, choices, budget)) keywords.push('enum');
  keywords.push(...limits);
  if (typeof value !== 'string') return {keywords, isTooLarge: false};
  const {pattern, format} = schema;
  if (typeof pattern === 'string' && !isMatching(value, pattern, budget)) keywords.push('pattern');
  if (typeof format === 'string' && !isOfFormat(value, format, budget)) keywords.push('format');
  return {keywords, isTooLarge: false};
}
