import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '@openapi-portal/reports/json';

import {ContractError} from './contract-error';
import {convertSwagger} from './convert-swagger';
import {upgradeSchema} from './upgrade-schema';

/** Keys below which everything is data and nothing is a schema. */
const DATA = ['example', 'examples', 'value', 'default', 'enum'];

/** Upgrades the schemas of everything that may have some: parameters, headers, media types. */
const upgradeNode = (value: JsonValue): JsonValue =>
  mapMembers(value, (member, token) => {
    const key = String(token);
    if (key === 'schema') return upgradeSchema(member);
    return DATA.includes(key) || key.startsWith('x-') ? member : upgradeNode(member);
  });

function upgradeComponents(components: JsonValue): JsonValue {
  if (!isJsonObject(components)) return components;
  const {schemas, examples, ...rest} = components;
  return {
    ...(upgradeNode(rest) as JsonObject),
    ...(examples !== undefined && {examples}),
    ...(schemas !== undefined && {schemas: mapMembers(schemas, (one) => upgradeSchema(one))}),
  };
}

/**
 * An OpenAPI 3.0 document as 3.1. @scalar/openapi-upgrader 0.4.9 leaves `nullable` beside `oneOf` as it is, and a closed
 * `enum` without null, and loses the format of `byte`.
 *
 * @see https://www.openapis.org/blog/2021/02/16/migrating-from-openapi-3-0-to-3-1-0
 */
const upgradeDocument = ({paths, components, ...rest}: JsonObject): JsonObject => ({
  ...rest,
  openapi: '3.1.0',
  ...(paths !== undefined && {paths: upgradeNode(paths)}),
  ...(components !== undefined && {components: upgradeComponents(components)}),
});

/**
 * Any OpenAPI description as a 3.1 document: Swagger 2.0 and OpenAPI 3.0 are upgraded, 3.1 stays.
 *
 * @throws ContractError where it is none of them
 */
export function toOpenApi31(document: unknown): unknown {
  if (!isJsonObject(document)) throw new ContractError('#', 'is not an object');
  if (document.swagger === '2.0') return upgradeDocument(convertSwagger(document));
  const version = typeof document.openapi === 'string' ? document.openapi : '';
  if (version.startsWith('3.0')) return upgradeDocument(document);
  if (/^3\.[12]\./.test(version)) return document;
  throw new ContractError('#', 'is neither Swagger 2.0 nor OpenAPI 3.0 or 3.1');
}
