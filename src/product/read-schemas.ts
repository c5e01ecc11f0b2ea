import fs from 'node:fs';
import path from 'node:path';

import {asList, asObject, type JsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {findAt} from '@openapi-portal/reports/pointer';

/** Reads the definitions in `schemas/`, the schema of each file by its title, and `Model` with all files. */
export function readDefinitions(): JsonObject {
  const folder = path.join(__dirname, 'schemas');
  const schemas = fs.readdirSync(folder).map((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const {
      $schema: _,
      $defs,
      title,
      ...schema
    } = JSON.parse(
      // All definitions are in one document, so references must not contain file names.
      text.replace(/"[\w-]+\.json#/g, '"#'),
    ) as JsonObject;
    return {name: path.parse(file).name, title: String(title), schema, $defs: asObject($defs)};
  });
  const files = schemas.filter(({schema}) => schema.type !== undefined);
  const Model = {
    type: 'object',
    required: files.map(({name}) => name),
    properties: Object.fromEntries(
      files.map(({name, title}) => [name, {$ref: `#/$defs/${title}`}] as const),
    ),
  };
  return {
    ...Object.fromEntries(schemas.flatMap(({$defs}) => Object.entries($defs))),
    ...Object.fromEntries(files.map(({title, schema}) => [title, schema] as const)),
    Model,
  };
}

/** Finds the schema of the value at a path of keys. */
export function findSchema(
  schema: JsonObject,
  keys: readonly string[],
  $defs: JsonObject,
): JsonObject {
  const {$ref, ...others} = schema;
  if (typeof $ref === 'string')
    return findSchema({...asObject(findAt({$defs}, $ref)), ...others}, keys, $defs);
  const [key, ...rest] = keys;
  if (key === undefined) return schema;
  const {properties, prefixItems, items, additionalProperties} = schema;
  const member: JsonValue | undefined =
    asObject(properties)[key] ?? asList(prefixItems)[Number(key)] ?? items ?? additionalProperties;
  return findSchema(asObject(member), rest, $defs);
}
