import {type JsonObject, omit} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';
import {findChoosers} from '../schemas/variants';

const toCondition = (property: string, values: readonly string[]): JsonObject => ({
  required: [property],
  properties: {[property]: {enum: values}},
});

/**
 * A choice with a discriminator as conditions on the discriminating property: a mistake is then
 * reported for the variant that was meant, and not once for each.
 *
 * @returns the schema as it is where it has no discriminator, or one that does not decide
 */
export function withBranches(schema: Cursor): Cursor {
  const discriminator = schema.get('discriminator');
  const property = discriminator?.text('propertyName');
  const variants = schema
    .items(schema.has('oneOf') ? 'oneOf' : 'anyOf')
    .map((variant) => ({then: variant.value, values: findChoosers(discriminator, variant)}));
  const isDecided = variants.length > 0 && variants.every(({values}) => values.length > 0);
  if (property === undefined || !isDecided) return schema;
  const known = variants.flatMap(({values}) => values);
  const branches = variants.map(({then, values}) => ({if: toCondition(property, values), then}));
  const others = schema.items('allOf').map(({value}) => value);
  const allOf = [...others, toCondition(property, known), ...branches];
  return schema.with({type: 'object', ...omit(schema.object, ['oneOf', 'anyOf']), allOf});
}
