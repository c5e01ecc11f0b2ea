import {
  findOwn,
  formatValue,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  omit,
} from '@openapi-portal/reports/json';

import {mapSubschemas} from '../schemas/keywords';

/** 3.0 marks a bound as exclusive with a boolean, 3.1 gives it a keyword of its own. */
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
  const encoding = findOwn(FORMATS, formatValue(schema.format ?? null));
  return encoding === undefined ? schema : {...omit(schema, ['format']), ...encoding};
}

/** `nullable` becomes the type null, or a union with null where a schema names no type. */
function withNull({nullable, ...schema}: JsonObject): JsonObject {
  if (nullable !== true && schema['x-nullable'] !== true) return schema;
  if (typeof schema.type === 'string') {
    const {enum: values} = schema;
    const isClosed = isJsonList(values) && !values.includes(null);
    return {...schema, type: [schema.type, 'null'], ...(isClosed && {enum: [...values, null]})};
  }
  const {description, ...rest} = schema;
  const union = {anyOf: [rest, {type: 'null'}]};
  return description === undefined ? union : {description, ...union};
}

/** The members beside a `$ref` have no meaning in 3.0, except that many contracts mean `nullable`. */
function upgradeReference({$ref, nullable}: JsonObject): JsonObject {
  return nullable === true ? {anyOf: [{$ref: $ref ?? ''}, {type: 'null'}]} : {$ref: $ref ?? ''};
}

/** A schema of OpenAPI 3.0 as one of 3.1, with everything inside of it. */
export function upgradeSchema(schema: JsonValue): JsonValue {
  if (!isJsonObject(schema)) return schema;
  if (typeof schema.$ref === 'string') return upgradeReference(schema);
  const {example, ...rest} = mapSubschemas(schema, upgradeSchema);
  const bounded = withExclusiveBound(withExclusiveBound(rest, 'Minimum'), 'Maximum');
  const upgraded = withNull(withContentEncoding(bounded));
  return example === undefined ? upgraded : {...upgraded, examples: [example]};
}
