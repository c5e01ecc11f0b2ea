import {asList, asObject, type JsonValue} from '@openapi-portal/reports/json';
import {joinPointer} from '@openapi-portal/reports/pointer';

const isBelow = (schema: JsonValue, pointer: string): boolean =>
  asList(asObject(schema).allOf).some((part) => asObject(part).$ref === pointer);

/**
 * Finds the subtypes of a schema with a discriminator but without a union: the components that include this schema in
 * their `allOf` (OpenAPI 3.1, Models with Polymorphism Support).
 *
 * @param components the `components` of the contract
 * @param pointer to the schema with the discriminator, as written in `$ref`
 */
export function findSubtypes(
  components: JsonValue | undefined,
  pointer: string,
): readonly (readonly [name: string, pointer: string])[] {
  return Object.entries(asObject(asObject(components).schemas))
    .filter(([, schema]) => isBelow(schema, pointer))
    .map(([name]) => [name, joinPointer('#/components/schemas', name)]);
}
