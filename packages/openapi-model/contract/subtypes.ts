import {asList, asObject, type JsonValue} from '@openapi-portal/reports/json';
import {joinPointer} from '@openapi-portal/reports/pointer';

const isBelow = (schema: JsonValue, pointer: string): boolean =>
  asList(asObject(schema).allOf).some((part) => asObject(part).$ref === pointer);

/**
 * The schemas that a discriminator without a union chooses among: the components that include its own by `allOf`
 * (OpenAPI 3.1, Models with Polymorphism Support).
 *
 * @param components those of the contract
 * @param pointer of the schema with the discriminator, as `$ref` has it
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
