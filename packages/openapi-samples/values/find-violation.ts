import type {Cursor} from '@openapi-portal/openapi-model';
import type {SchemaCollector} from '@openapi-portal/openapi-model/inputs/build';
import type {JsonValue} from '@openapi-portal/reports/json';
import {Budget, startValidation} from '@openapi-portal/schema-validation';

/** Steps that every validation may take, even after the steps for a sample are used up. */
const FEWEST_STEPS = 1000;

/** Finds the first violation of a schema. A value that takes too many steps to validate counts as valid. */
export function findViolation(
  value: JsonValue,
  schema: Cursor,
  {definitions, toSchema}: SchemaCollector,
  steps: {left: number},
) {
  const budget = new Budget(Math.max(FEWEST_STEPS, steps.left));
  const [fault] = startValidation(definitions, budget)(value, toSchema(schema));
  steps.left -= budget.total;
  return fault?.isOverBudget === true ? undefined : fault;
}
