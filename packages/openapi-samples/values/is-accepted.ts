import type {Cursor} from '@openapi-portal/openapi-model';
import type {SchemaCollector} from '@openapi-portal/openapi-model/inputs/build';
import type {JsonValue} from '@openapi-portal/reports/json';
import {startValidation} from '@openapi-portal/schema-validation';

/** Validations of one value: the time of each is limited, and a busy machine must not decide about samples. */
const MOST_ATTEMPTS = 4;

/** Returns true unless the schema refuses the value; a value that always takes too long to check is accepted. */
export function isAccepted(
  value: JsonValue,
  schema: Cursor,
  {definitions, toSchema}: SchemaCollector,
): boolean {
  const collected = toSchema(schema);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const [fault] = startValidation(definitions)(value, collected);
    if (fault?.isOverBudget !== true) return fault === undefined;
  }
  return true;
}
