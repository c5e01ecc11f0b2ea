import type {JsonValue} from '@openapi-portal/reports/json';
import {listValues} from '@openapi-portal/reports/pointer';

/** Maximum length, in characters, of a text that does not slow down its page noticeably. */
const LIMIT = 100_000;

/** A text that slows down its page. */
export interface LongText {
  readonly pointer: string;
  /** In characters. */
  readonly length: number;
}

/** Finds the texts of a contract with more than 100,000 characters. */
export function findLongTexts(document: JsonValue): readonly LongText[] {
  const found: LongText[] = [];
  for (const [pointer, value] of listValues(document))
    if (typeof value === 'string' && value.length > LIMIT)
      found.push({pointer, length: value.length});
  return found;
}
