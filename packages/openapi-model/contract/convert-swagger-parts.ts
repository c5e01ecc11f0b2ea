import {
  asObject,
  findOwn,
  formatValue,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
  omit,
} from '@openapi-portal/reports/json';

const MOVED: readonly (readonly [string, string])[] = [
  ['#/definitions/', '#/components/schemas/'],
  ['#/parameters/', '#/components/parameters/'],
  ['#/responses/', '#/components/responses/'],
];

/** Members of a parameter or a header that 3.0 keeps beside its schema. */
const BESIDE_SCHEMA = ['name', 'in', 'description', 'required', 'allowEmptyValue', 'deprecated'];

const STYLES: Readonly<Record<string, JsonObject>> = {
  multi: {explode: true},
  csv: {explode: false},
  ssv: {style: 'spaceDelimited'},
  pipes: {style: 'pipeDelimited'},
  tsv: {style: 'tabDelimited'},
};

export const mapObjects = (
  value: JsonValue | undefined,
  map: (member: JsonObject) => JsonValue,
): JsonObject => asObject(mapMembers(asObject(value), (one) => map(asObject(one))));

/** Where 3.0 keeps what a reference of Swagger leads to. */
function moveReference(ref: string): JsonObject {
  const moved = MOVED.find(([from]) => ref.startsWith(from));
  return {$ref: moved === undefined ? ref : moved[1] + ref.slice(moved[0].length)};
}

/** Points every `$ref` to where 3.0 keeps its target, and turns `type: file` into binary text. */
export function convertSchema(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return mapMembers(value, convertSchema);
  if (typeof value.$ref === 'string') return moveReference(value.$ref);
  const {discriminator} = value;
  return {
    ...asObject(mapMembers(omit(value, ['discriminator']), convertSchema)),
    ...(value.type === 'file' && {type: 'string', format: 'binary'}),
    ...(typeof discriminator === 'string' && {discriminator: {propertyName: discriminator}}),
    ...(isJsonObject(discriminator) && {discriminator: convertSchema(discriminator)}),
  };
}

const isBeside = (key: string): boolean =>
  BESIDE_SCHEMA.includes(key) || (key.startsWith('x-') && key !== 'x-nullable');

/** A parameter or a header: what describes its value moves into a schema. */
export function convertValue(value: JsonObject): JsonObject {
  if (typeof value.$ref === 'string') return moveReference(value.$ref);
  const inside = Object.keys(value).filter((key) => !isBeside(key));
  const schema = omit(value, [...Object.keys(value).filter(isBeside), 'collectionFormat']);
  return {
    ...omit(value, inside),
    schema: convertSchema(schema),
    ...findOwn(STYLES, formatValue(value.collectionFormat ?? '')),
  };
}

/** The same content under each media type. */
export const toContent = (mediaTypes: readonly string[], content: JsonObject): JsonObject =>
  Object.fromEntries(
    (mediaTypes.length > 0 ? mediaTypes : ['application/json']).map((type) => [type, content]),
  );

/** A response: its schema and examples move into content. */
export function convertResponse(response: JsonObject, produces: readonly string[]): JsonObject {
  if (typeof response.$ref === 'string') return moveReference(response.$ref);
  const {schema, headers, examples, ...rest} = response;
  const described: JsonObject = schema === undefined ? {} : {schema: convertSchema(schema)};
  const content = {
    ...(schema !== undefined && toContent(produces, described)),
    ...asObject(mapMembers(asObject(examples), (example) => ({...described, example}))),
  };
  return {
    ...rest,
    ...(headers !== undefined && {headers: mapObjects(headers, convertValue)}),
    ...(Object.keys(content).length > 0 && {content}),
  };
}
