import {
  dereference,
  initialBaseURI,
  type Schema as ValidatorSchema,
  validate as check,
} from '@cfworker/json-schema';
import {type DescribedError, describeErrors} from 'openapi-static/console/describe-errors';
import type {Json, Schema} from 'openapi-static/console/model';

import type {Definitions} from '../model/model';

/** What a value breaks of a schema, in words; nothing where it fits. */
export type Validate = (value: Json, schema: Schema) => readonly DescribedError[];

/**
 * Validates by JSON Schema 2020-12.
 *
 * @param definitions what `#/$defs/<name>` stands for
 */
export function createValidate(definitions: Definitions): Validate {
  // The validator writes into the schemas that it is given.
  const $defs = structuredClone(definitions) as Record<string, ValidatorSchema>;
  const lookup = dereference({$defs});
  const copies = new Map<object, ValidatorSchema>();
  const copy = (schema: object): ValidatorSchema => {
    const made = structuredClone(schema) as ValidatorSchema;
    dereference(made, lookup, initialBaseURI, `/copies/${copies.size}`);
    copies.set(schema, made);
    return made;
  };
  return (value, schema) => {
    if (typeof schema === 'boolean')
      return schema ? [] : [{pointer: '', message: 'is not allowed here'}];
    const root = copies.get(schema) ?? copy(schema);
    const {valid, errors} = check(value, root, '2020-12', lookup, false);
    return valid ? [] : describeErrors(errors, {...root, $defs});
  };
}
