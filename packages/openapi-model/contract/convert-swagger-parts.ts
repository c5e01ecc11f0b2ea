import {
  asObject,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
  omit,
} from '@openapi-portal/reports/json';

import {toEssence} from '../inputs/media-type';
import {mapSubschemas} from '../schemas/keywords';
import {convertList} from './convert-swagger-lists';

const MOVED: readonly (readonly [string, string])[] = [
  ['#/definitions/', '#/components/schemas/'],
  ['#/parameters/', '#/components/parameters/'],
  ['#/responses/', '#/components/responses/'],
];

/** Members of a parameter or header that OpenAPI 3.0 has next to the schema, not in it. */
const BESIDE_SCHEMA = ['name', 'in', 'description', 'required', 'allowEmptyValue', 'deprecated'];

/** Extensions that belong to the schema in OpenAPI 3.0. */
const OF_SCHEMA = ['x-nullable', 'x-enumDescriptions'];

export const mapObjects = (
  value: JsonValue | undefined,
  map: (member: JsonObject) => JsonValue,
): JsonObject => asObject(mapMembers(asObject(value), (one) => map(asObject(one))));

export function moveReference(ref: string): JsonObject {
  const moved = MOVED.find(([from]) => ref.startsWith(from));
  return {$ref: moved === undefined ? ref : moved[1] + ref.slice(moved[0].length)};
}

export function convertSchema(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  const {discriminator, items, ...rest} = value;
  if (typeof value.$ref === 'string') {
    // A JSON Reference ignores its siblings, but authors expect `x-nullable` to apply.
    const isNullable = value['x-nullable'] === true;
    return {...moveReference(value.$ref), ...(isNullable && {nullable: true})};
  }
  // An array of `items` is invalid in Swagger 2.0. In JSON Schema draft 4 it means today's `prefixItems`.
  const keyword = isJsonList(items) ? 'prefixItems' : 'items';
  return {
    ...mapSubschemas({...rest, ...(items !== undefined && {[keyword]: items})}, convertSchema),
    ...(value.type === 'file' && {type: 'string', format: 'binary'}),
    ...(discriminator !== undefined && {
      discriminator:
        typeof discriminator === 'string' ? {propertyName: discriminator} : discriminator,
    }),
  };
}

const isBeside = (key: string): boolean =>
  BESIDE_SCHEMA.includes(key) || (key.startsWith('x-') && !OF_SCHEMA.includes(key));

/** Converts a parameter or header: the keywords that describe its value move into a schema. */
export function convertValue(value: JsonObject): JsonObject {
  if (typeof value.$ref === 'string') return moveReference(value.$ref);
  // A `schema` is invalid here. Authors who write one expect its meaning in OpenAPI 3.
  const {schema, ...own} = value;
  const [{'x-example': example, ...one}, style] = convertList({...asObject(schema), ...own});
  const beside = Object.keys(one).filter(isBeside);
  return {
    ...omit(
      one,
      Object.keys(one).filter((key) => !isBeside(key)),
    ),
    schema: convertSchema(omit(one, beside)),
    ...style,
    ...(example !== undefined && {example}),
  };
}

export const toContent = (mediaTypes: readonly string[], content: JsonObject): JsonObject =>
  Object.fromEntries(mediaTypes.map((type) => [type, content]));

function findTypes(schema: JsonValue | undefined, produces: readonly string[]): readonly string[] {
  if (produces.length > 0) return produces;
  return [asObject(schema).type === 'file' ? 'application/octet-stream' : 'application/json'];
}

/** Lists the media types that an example applies to: those that match its key, or all for other keys. */
function findExampleTypes(key: string, types: readonly string[]): readonly string[] {
  if (types.includes(key)) return [key];
  if (!key.includes('/')) return types;
  const same = types.filter((type) => toEssence(type) === toEssence(key));
  return same.length > 0 ? same : [key];
}

export function convertResponse(response: JsonObject, produces: readonly string[]): JsonObject {
  const {schema, headers, examples, ...rest} = response;
  const types = findTypes(schema, produces);
  const described: JsonObject = schema === undefined ? {} : {schema: convertSchema(schema)};
  const withExamples = Object.entries(asObject(examples)).flatMap(([key, example]) =>
    findExampleTypes(key, types).map((type) => [type, {...described, example}] as const),
  );
  const content = {
    ...(schema !== undefined && toContent(types, described)),
    ...Object.fromEntries(withExamples),
  };
  return {
    ...rest,
    ...(headers !== undefined && {headers: mapObjects(headers, convertValue)}),
    ...(Object.keys(content).length > 0 && {content}),
  };
}
