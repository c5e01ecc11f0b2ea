import {
  asList,
  asObject,
  formatValue,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
  omit,
} from '@openapi-portal/reports/json';

/** Begins names that openapi-sampler could not tell from those that all objects have, as `hasOwnProperty` is. */
const MARK = '\uE000';

const markName = (name: string): string => (name in Object.prototype ? MARK + name : name);

/** A schema whose members openapi-sampler can look up, whatever they are called. */
function markNames(schema: JsonObject): JsonObject {
  const {properties, required} = schema;
  const isNamed = isJsonObject(properties) && Object.keys(properties).some((one) => one in {});
  const marked = isNamed && Object.entries(properties).map(([name, one]) => [markName(name), one]);
  return {
    ...schema,
    ...(marked && {properties: Object.fromEntries(marked) as JsonObject}),
    ...(isJsonList(required) && {required: required.map((one) => markName(formatValue(one)))}),
  };
}

/** A value that openapi-sampler has made, with the names that its schema has. */
export const withoutMarks = (value: JsonValue): JsonValue =>
  JSON.parse(JSON.stringify(value).replaceAll(MARK, '')) as JsonValue;

/** What the discriminator of a choice is where the first variant is chosen. */
function findFirstValue(discriminator: JsonObject, first: JsonValue): string | undefined {
  const {$ref} = asObject(first);
  if (typeof $ref !== 'string') return undefined;
  const name = $ref.split('/').pop();
  const mapped = Object.entries(asObject(discriminator.mapping)).find(
    ([, target]) => target === $ref || target === name,
  );
  return mapped?.[0] ?? name;
}

/** A choice as its first variant, with the value that chooses it. */
function chooseFirst(schema: JsonObject): JsonObject {
  const discriminator = asObject(schema.discriminator);
  const [first] = asList(schema.oneOf ?? schema.anyOf);
  const {propertyName} = discriminator;
  const value = first === undefined ? undefined : findFirstValue(discriminator, first);
  if (first === undefined || value === undefined || typeof propertyName !== 'string') return schema;
  const chosen = markNames({
    type: 'object',
    required: [propertyName],
    properties: {[propertyName]: {type: 'string', example: value}},
  });
  return {
    ...omit(schema, ['oneOf', 'anyOf', 'discriminator']),
    allOf: [...asList(schema.allOf), first, chosen],
  };
}

/** A condition that requires what its schema requires too: openapi-sampler takes its list for the whole one. */
function requireAll(schema: JsonObject): JsonObject {
  const {then} = schema;
  if (!isJsonObject(schema.if) || !isJsonObject(then)) return schema;
  const lists = [schema, schema.if, then].flatMap((part) => asList(part.required));
  return {...schema, then: {...then, required: [...new Set(lists)]}};
}

/** Parts of one schema that each require what any of them does: openapi-sampler makes a value of each by itself. */
function requireInAll(schema: JsonObject): JsonObject {
  const parts = asList(schema.allOf);
  const lists = [schema, ...parts].flatMap((part) => asList(asObject(part).required));
  const required = [...new Set(lists)];
  if (parts.length === 0 || required.length === 0) return schema;
  const allOf = parts.map((part) => (isJsonObject(part) ? {...part, required} : part));
  return {...schema, required, allOf};
}

const isChoice = ({discriminator, oneOf, anyOf}: JsonObject): boolean =>
  isJsonObject(discriminator) && (isJsonList(oneOf) || isJsonList(anyOf));

function convert(value: JsonValue): JsonValue {
  const inside = mapMembers(value, convert);
  if (!isJsonObject(inside)) return inside;
  const schema = markNames(inside);
  return requireAll(requireInAll(isChoice(schema) ? chooseFirst(schema) : schema));
}

const converted = new WeakMap<object, JsonValue>();

/**
 * Schemas as openapi-sampler makes values of them that they allow: it knows neither discriminators, nor that a
 * schema with a condition still requires its own members, nor that a part of a schema may require those of another;
 * what it makes has the names of the schema by `withoutMarks`.
 *
 * @param value a schema, or a document with schemas, which is converted once
 */
export function toSampled(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  const known = converted.get(value) ?? convert(value);
  converted.set(value, known);
  return known;
}
