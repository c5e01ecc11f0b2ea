import {asList, asObject, type JsonValue} from '@openapi-portal/reports/json';
import {joinPointer} from '@openapi-portal/reports/pointer';

const isBelow = (schema: JsonValue, pointer: string): boolean =>
  asList(asObject(schema).allOf).some((part) => asObject(part).$ref === pointer);

/**
 * Finds the schemas that a discriminator without a union selects from: components that include its schema by
 * `allOf` (OpenAPI 3.1, Models with Polymorphism Support).
 *
 * @param components of the contract
 * @param pointer of the schema with the discriminator, as in `$ref`
 * @returns their names with their pointers
 */
export function findSubtypes(
  components: JsonValue | undefined,
  pointer: string,
): readonly (readonly [name: string, pointer: string])[] {
  return Object.entries(asObject(asObject(components).schemas))
    .filter(([, schema]) => isBelow(schema, pointer))
    .map(([name]) => [name, joinPointer('#/components/schemas', name)]);
}
