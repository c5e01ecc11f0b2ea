import type {Cursor} from '@openapi-portal/openapi-model';
import type {SchemaCollector} from '@openapi-portal/openapi-model/inputs/build';
import type {JsonValue} from '@openapi-portal/reports/json';
import {Budget, startValidation} from '@openapi-portal/schema-validation';

/** Maximum number of validations of one value, so that a busy machine does not change the sample. */
const MOST_ATTEMPTS = 4;

export function isAccepted(
  value: JsonValue,
  schema: Cursor,
  {definitions, toSchema}: SchemaCollector,
  spend?: (steps: number) => void,
): boolean {
  const collected = toSchema(schema);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const budget = new Budget();
    const [fault] = startValidation(definitions, budget)(value, collected);
    spend?.(budget.total);
    if (fault?.isOverBudget !== true) return fault === undefined;
  }
  return true;
}
