import type {Json, Schema} from './schema';

import {Budget, OverBudget} from './budget';
import {type DescribedError, withoutMisleading} from './fault';
import {Validation} from './validation';

/**
 * What a value breaks of a schema, in words: each mistake once, where it is, without the keywords that led to it. A value
 * that takes too long to check has one mistake, `isOverBudget`.
 */
export type Validate = (value: Json, schema: Schema) => readonly DescribedError[];

export type StartValidation = typeof startValidation;

/**
 * Validates by JSON Schema 2020-12. All values together may take 50 ms: each request asks for a validation of its own.
 *
 * The validator is ours, on the formats of `@cfworker/json-schema`, because no library that was found can be given a
 * time: that one's compares each entry of a list with each other, follows a schema that leads to itself until the stack
 * ends, and keeps every mistake of a list. Others make code of a schema, which the policy of the pages forbids.
 *
 * @param definitions what `#/$defs/<name>` in schemas stands for
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
      const described = withoutMisleading(found).map(({pointer, message}) => ({pointer, message}));
      const seen = new Map(described.map((one) => [`${one.pointer} ${one.message}`, one]));
      return [...seen.values()];
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      return [{pointer: '', message: error.message, isOverBudget: true}];
    }
  };
}
