import {type JsonObject, omit} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';
import {collectParts, findEnum} from '../schemas/schema-parts';
import {listDiscriminatorValues} from '../schemas/variants';
import {listProperties} from './fields';

const toCondition = (property: string, values: readonly string[]): JsonObject => ({
  required: [property],
  properties: {[property]: {enum: values}},
});

/** Returns true if a variant permits one of the discriminator values that select it. */
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
 * Replaces a union with a discriminator by `if` and `then` on the discriminator's property, so that errors are reported
 * only for the selected variant.
 *
 * A discriminator cannot change which values are valid (OpenAPI 3.1.1, 4.8.25). The union is therefore replaced only if
 * each variant permits one of its discriminator values.
 *
 * @returns the schema itself if the union is not replaced
 */
export function replaceDiscriminator(schema: Cursor): Cursor {
  const discriminator = schema.get('discriminator');
  const property = discriminator?.text('propertyName');
  if (property === undefined) return schema;
  const variants = schema
    .items(schema.has('oneOf') ? 'oneOf' : 'anyOf')
    .map((variant) => ({variant, values: listDiscriminatorValues(discriminator, variant)}));
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
