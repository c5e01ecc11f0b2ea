import type {Json, Schema} from './schema';

import {Budget, OverBudget} from './budget';
import {type DescribedError, removeFollowUpFaults} from './fault';
import {Validation} from './validation';

/** Lists the violations of a schema without duplicates and consequences. */
export type Validate = (value: Json, schema: Schema) => readonly DescribedError[];

export type StartValidation = typeof startValidation;

/**
 * Creates a validator for JSON Schema 2020-12. All values that it checks may take 50 ms together, so each request needs
 * a new validator.
 *
 * The formats of `@cfworker/json-schema` are used, but not its validator, which has no time limit: it compares all
 * items of an array with each other, follows recursive schemas until the stack overflows, and keeps every violation.
 * Other validators generate code, which the Content-Security-Policy of the pages forbids.
 *
 * @param definitions targets of `#/$defs/<name>`
 * @param budget counts the steps
 */
export function startValidation(
  definitions: Readonly<Record<string, Schema>>,
  budget = new Budget(),
): Validate {
  const validation = new Validation(definitions, budget);
  return (value, schema) => {
    try {
      const found = budget.measure(() => validation.check(value, schema));
      const described = removeFollowUpFaults(found).map(({pointer, message}) => ({
        pointer,
        message,
      }));
      const seen = new Map(described.map((one) => [`${one.pointer} ${one.message}`, one]));
      return [...seen.values()];
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      return [{pointer: '', message: error.message, isOverBudget: true}];
    }
  };
}
