import type {JsonValue} from '@openapi-portal/reports/json';
import {listValues} from '@openapi-portal/reports/pointer';

/** Characters that a reader still waits for. */
const LIMIT = 100_000;

/** A text that makes its page slow to load. */
export interface LongText {
  readonly pointer: string;
  /** In characters. */
  readonly length: number;
}

/** The texts of a contract that have more than 100,000 characters. */
export function findLongTexts(document: JsonValue): readonly LongText[] {
  const found: LongText[] = [];
  for (const [pointer, value] of listValues(document))
    if (typeof value === 'string' && value.length > LIMIT)
      found.push({pointer, length: value.length});
  return found;
}
