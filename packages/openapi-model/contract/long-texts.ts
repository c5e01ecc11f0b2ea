import {isJsonList, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {joinPointer} from '@openapi-portal/reports/pointer';

/** Characters that a reader still waits for. */
const LIMIT = 100_000;

/** A text that makes its page slow to load. */
export interface LongText {
  readonly pointer: string;
  /** In characters. */
  readonly length: number;
}

/** The texts of a contract that have more than 100,000 characters. */
export function findLongTexts(value: JsonValue, pointer = '#'): readonly LongText[] {
  if (typeof value === 'string')
    return value.length > LIMIT ? [{pointer, length: value.length}] : [];
  if (!isJsonList(value) && !isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    findLongTexts(member, joinPointer(pointer, key)),
  );
}
