import type {JsonObject} from 'static-pages/reports/json';

import type {Cursor} from '../../contract/cursor';

const toReference = (name: string): string =>
  name.includes('/') ? name : `#/components/schemas/${name}`;

const toSchemaName = (reference: string): string => reference.split('/').pop() ?? '';

/** The values of the discriminating property, by the variant that they stand for. */
function toValues(variants: readonly string[], discriminator: Cursor): Map<string, string[]> {
  const values = new Map(variants.map((variant) => [variant, [] as string[]]));
  for (const [value, target] of discriminator.entries('mapping')) {
    values.get(toReference(String(target.value)))?.push(value);
  }
  for (const [variant, names] of values) if (names.length === 0) names.push(toSchemaName(variant));
  return values;
}

const toBranch = (property: string, values: readonly string[], reference: string): JsonObject => ({
  if: {required: [property], properties: {[property]: {enum: values}}},
  then: {$ref: reference},
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
  const variants = schema.items(schema.has('oneOf') ? 'oneOf' : 'anyOf');
  const references = variants.flatMap((variant) => variant.text('$ref') ?? []);
  if (discriminator === undefined || property === undefined || variants.length === 0) return schema;
  if (references.length < variants.length) return schema;
  const {oneOf: _, anyOf: _any, discriminator: _own, ...rest} = schema.object;
  const values = toValues(references, discriminator);
  const branches = [...values].map(([variant, names]) => toBranch(property, names, variant));
  const choice = {
    required: [property],
    properties: {[property]: {enum: [...values.values()].flat()}},
  };
  const others = schema.items('allOf').map(({value}) => value);
  return schema.with({type: 'object', ...rest, allOf: [...others, choice, ...branches]});
}
