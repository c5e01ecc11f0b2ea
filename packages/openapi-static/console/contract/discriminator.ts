import {type Dictionary, isDictionary, toDictionary, toList, toOptionalText} from './resolve';

const toReference = (name: string): string =>
  name.includes('/') ? name : `#/components/schemas/${name}`;

const toSchemaName = (reference: string): string => reference.split('/').pop() ?? '';

/** The values of the discriminating property, by the variant that they stand for. */
function toValues(variants: readonly string[], mapping: Dictionary): Map<string, string[]> {
  const values = new Map(variants.map((variant) => [variant, [] as string[]]));
  for (const [value, target] of Object.entries(mapping)) {
    values.get(toReference(String(target)))?.push(value);
  }
  for (const [variant, names] of values) if (names.length === 0) names.push(toSchemaName(variant));
  return values;
}

const toBranch = (property: string, values: readonly string[], reference: string): object => ({
  if: {required: [property], properties: {[property]: {enum: values}}},
  then: {$ref: reference},
});

/**
 * A choice with a discriminator as conditions on the discriminating property: a mistake is then
 * reported for the variant that was meant, and not once for each.
 *
 * @returns the schema as it is where it has no discriminator, or one that does not decide
 */
export function withBranches(schema: Dictionary): Dictionary {
  const property = toOptionalText(toDictionary(schema.discriminator).propertyName);
  const {oneOf, anyOf, discriminator, ...rest} = schema;
  const variants = toList(oneOf ?? anyOf).map((variant) =>
    isDictionary(variant) ? toOptionalText(variant.$ref) : undefined,
  );
  const references = variants.filter((variant) => variant !== undefined);
  if (property === undefined || variants.length === 0 || references.length < variants.length) {
    return schema;
  }
  const values = toValues(references, toDictionary(toDictionary(discriminator).mapping));
  const branches = [...values].map(([variant, names]) => toBranch(property, names, variant));
  const choice = {
    required: [property],
    properties: {[property]: {enum: [...values.values()].flat()}},
  };
  return {type: 'object', ...rest, allOf: [...toList(rest.allOf), choice, ...branches]};
}
