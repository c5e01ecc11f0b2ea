import {type JsonObject, omit} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';
import {collectParts, findEnum} from '../schemas/schema-parts';
import {findChoosers} from '../schemas/variants';
import {listProperties} from './fields';

const toCondition = (property: string, values: readonly string[]): JsonObject => ({
  required: [property],
  properties: {[property]: {enum: values}},
});

/** Returns true if a variant permits one of the values that choose it: else they do not say which variant is meant. */
function permitsOne(variant: Cursor, property: string, values: readonly string[]): boolean {
  const schemas = listProperties(variant).filter(([name]) => name === property);
  const parts = schemas.flatMap(([, schema]) => collectParts(schema).parts);
  const constants = parts.flatMap(({object}) => (object.const === undefined ? [] : [object.const]));
  return values.some(
    (value) =>
      findEnum(parts)?.includes(value) !== false && constants.every((one) => one === value),
  );
}

/**
 * A choice with a discriminator as conditions on the discriminating property: a mistake is then
 * reported for the variant that was meant, and not once for each.
 *
 * A discriminator cannot change which values are valid (OpenAPI 3.1.1, 4.8.25).
 *
 * @returns the schema as it is where it has no discriminator, or one that does not decide
 */
export function withBranches(schema: Cursor): Cursor {
  const discriminator = schema.get('discriminator');
  const property = discriminator?.text('propertyName');
  if (property === undefined) return schema;
  const variants = schema
    .items(schema.has('oneOf') ? 'oneOf' : 'anyOf')
    .map((variant) => ({variant, values: findChoosers(discriminator, variant)}));
  const isDecided =
    variants.length > 0 &&
    variants.every(({variant, values}) => permitsOne(variant, property, values));
  if (!isDecided) return schema;
  const known = variants.flatMap(({values}) => values);
  const branches = variants.map(({variant, values}) => ({
    if: toCondition(property, values),
    then: variant.value,
  }));
  const others = schema.items('allOf').map(({value}) => value);
  const allOf = [...others, toCondition(property, known), ...branches];
  return schema.with({type: 'object', ...omit(schema.object, ['oneOf', 'anyOf']), allOf});
}
