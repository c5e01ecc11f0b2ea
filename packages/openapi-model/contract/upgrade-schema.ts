import {
  findOwnMember,
  formatValue,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  omit,
} from '@openapi-portal/reports/json';

import {mapSubschemas} from '../schemas/keywords';

function withExclusiveBound(schema: JsonObject, bound: 'Minimum' | 'Maximum'): JsonObject {
  const [exclusive, inclusive] = [`exclusive${bound}`, bound.toLowerCase()];
  const limit = schema[inclusive];
  if (typeof schema[exclusive] !== 'boolean') return schema;
  if (!schema[exclusive] || limit === undefined) return omit(schema, [exclusive]);
  return {...omit(schema, [inclusive]), [exclusive]: limit};
}

const FORMATS: Readonly<Record<string, JsonObject>> = {
  base64: {contentEncoding: 'base64'},
  byte: {format: 'byte', contentEncoding: 'base64'},
};

function withContentEncoding(schema: JsonObject): JsonObject {
  const encoding = findOwnMember(FORMATS, formatValue(schema.format ?? null));
  return encoding === undefined ? schema : {...omit(schema, ['format']), ...encoding};
}

const isNullable = (schema: JsonObject): boolean =>
  schema.nullable === true || schema['x-nullable'] === true;

/** Keywords with subschemas that may reject null, even if the type next to them allows it. */
const COMPOSED = ['allOf', 'oneOf', 'anyOf'];

/**
 * Converts `nullable` to the type null, or to a union with null if the schema has no type or has subschemas that may
 * reject null. In these cases, `nullable` has no effect in OpenAPI 3.0.3 (4.7.24), but authors expect one, and lint
 * reports it.
 */
function withNull(source: JsonObject): JsonObject {
  const schema = omit(source, ['nullable']);
  if (!isNullable(source)) return schema;
  const isComposed = COMPOSED.some((keyword) => schema[keyword] !== undefined);
  if (typeof schema.type === 'string' && !isComposed) {
    const {enum: values} = schema;
    const isClosed = isJsonList(values) && !values.includes(null);
    return {...schema, type: [schema.type, 'null'], ...(isClosed && {enum: [...values, null]})};
  }
  const {description, ...rest} = schema;
  const union = {anyOf: [rest, {type: 'null'}]};
  return description === undefined ? union : {description, ...union};
}

/** Removes the siblings of a `$ref`, which 3.0 ignores, except `nullable`, which authors expect to apply. */
function upgradeReference(reference: JsonObject): JsonObject {
  const {$ref = ''} = reference;
  return isNullable(reference) ? {anyOf: [{$ref}, {type: 'null'}]} : {$ref};
}

export function upgradeSchema(schema: JsonValue): JsonValue {
  if (!isJsonObject(schema)) return schema;
  if (typeof schema.$ref === 'string') return upgradeReference(schema);
  const {example, ...rest} = mapSubschemas(schema, upgradeSchema);
  const bounded = withExclusiveBound(withExclusiveBound(rest, 'Minimum'), 'Maximum');
  const upgraded = withNull(withContentEncoding(bounded));
  return example === undefined ? upgraded : {...upgraded, examples: [example]};
}
