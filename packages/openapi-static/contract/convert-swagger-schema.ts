import {
  formatValue,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  omit,
} from 'static-pages/reports/json';

const MOVED: readonly (readonly [string, string])[] = [
  ['#/definitions/', '#/components/schemas/'],
  ['#/parameters/', '#/components/parameters/'],
  ['#/responses/', '#/components/responses/'],
];

/** Media types that bodies and responses have unless they name their own. */
export interface MediaTypes {
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
}

export const asObject = (value: JsonValue | undefined): JsonObject =>
  isJsonObject(value) ? value : {};

export const asList = (value: JsonValue | undefined): readonly JsonValue[] =>
  isJsonList(value) ? value : [];

export const mapMembers = (
  value: JsonValue | undefined,
  map: (member: JsonObject) => JsonValue,
): JsonObject =>
  Object.fromEntries(
    Object.entries(asObject(value)).map(([key, one]) => [key, map(asObject(one))]),
  );

/** Where 3.0 keeps what a reference of Swagger leads to. */
export function moveReference(ref: string): string {
  const moved = MOVED.find(([from]) => ref.startsWith(from));
  return moved === undefined ? ref : moved[1] + ref.slice(moved[0].length);
}

/** Points every `$ref` to where 3.0 keeps its target, and turns `type: file` into binary text. */
export function convertSchema(value: JsonValue): JsonValue {
  if (isJsonList(value)) return value.map(convertSchema);
  if (!isJsonObject(value)) return value;
  if (typeof value.$ref === 'string') return {$ref: moveReference(value.$ref)};
  const {discriminator} = value;
  const members = Object.entries(omit(value, ['discriminator']));
  return {
    ...Object.fromEntries(members.map(([key, member]) => [key, convertSchema(member)])),
    ...(value.type === 'file' && {type: 'string', format: 'binary'}),
    ...(typeof discriminator === 'string' && {discriminator: {propertyName: discriminator}}),
    ...(isJsonObject(discriminator) && {discriminator: convertSchema(discriminator)}),
  };
}

export const readMedia = (owner: JsonObject, inherited: MediaTypes): MediaTypes => ({
  consumes: isJsonList(owner.consumes) ? owner.consumes.map(formatValue) : inherited.consumes,
  produces: isJsonList(owner.produces) ? owner.produces.map(formatValue) : inherited.produces,
});

/** The same content under each media type. */
export const toContent = (mediaTypes: readonly string[], content: JsonObject): JsonObject =>
  Object.fromEntries(
    (mediaTypes.length > 0 ? mediaTypes : ['application/json']).map((type) => [type, content]),
  );
