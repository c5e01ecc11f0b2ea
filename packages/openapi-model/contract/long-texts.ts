import type {JsonValue} from '@openapi-portal/reports/json';
import {listValues} from '@openapi-portal/reports/pointer';

import {BUDGET} from '../budget';

export interface LongText {
  readonly pointer: string;
  readonly length: number;
}

export function findLongTexts(document: JsonValue): readonly LongText[] {
  const found: LongText[] = [];
  for (const [pointer, value] of listValues(document))
    if (typeof value === 'string' && value.length > BUDGET.text)
      found.push({pointer, length: value.length});
  return found;
}
