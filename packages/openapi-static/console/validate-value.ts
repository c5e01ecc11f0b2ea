import {type Schema as ValidatorSchema, Validator} from '@cfworker/json-schema';

import {type DescribedError, describeErrors} from './describe-errors';
import type {ConsoleModel, Json, Schema} from './model';

export type ValidateValue = typeof validateValue;

/**
 * What a value breaks of a schema, in words.
 *
 * @param definitions what `#/$defs/<name>` in the schema stands for
 * @returns nothing for a schema that the validator cannot read: the server will judge
 */
export function validateValue(
  value: Json,
  schema: Schema,
  definitions: ConsoleModel['$defs'],
): DescribedError[] {
  if (typeof schema === 'boolean') return [];
  // The validator writes into the schemas that it is given.
  const root = structuredClone({...schema, $defs: definitions}) as ValidatorSchema;
  try {
    return describeErrors(new Validator(root, '2020-12', false).validate(value).errors, root);
  } catch {
    return [];
  }
}
