import {isJsonList, isJsonObject, type JsonObject, type JsonValue} from 'static-pages/reports/json';
import {upgradeSchema} from './upgrade-schema';

/** Keys below which everything is data and nothing is a schema. */
const DATA = ['example', 'examples', 'value', 'default', 'enum'];

const mapObject = (value: JsonValue, map: (value: JsonValue) => JsonValue): JsonValue =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, map(member)]))
    : value;

/** Upgrades the schemas of everything that may have some: parameters, headers, media types. */
function upgradeNode(value: JsonValue): JsonValue {
  if (isJsonList(value)) return value.map(upgradeNode);
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).map(([key, member]) => {
    if (key === 'schema') return [key, upgradeSchema(member)];
    return [key, DATA.includes(key) || key.startsWith('x-') ? member : upgradeNode(member)];
  });
  return Object.fromEntries(members) as JsonObject;
}

function upgradeComponents(components: JsonValue): JsonValue {
  if (!isJsonObject(components)) return components;
  const {schemas, examples, ...rest} = components;
  return {
    ...(upgradeNode(rest) as JsonObject),
    ...(examples !== undefined && {examples}),
    ...(schemas !== undefined && {schemas: mapObject(schemas, upgradeSchema)}),
  };
}

/** An OpenAPI 3.0 document as 3.1: https://www.openapis.org/blog/2021/02/16/migrating-from-openapi-3-0-to-3-1-0 */
export function upgradeDocument({paths, components, ...rest}: JsonObject): JsonObject {
  return {
    ...rest,
    openapi: '3.1.0',
    ...(paths !== undefined && {paths: mapObject(paths, upgradeNode)}),
    ...(components !== undefined && {components: upgradeComponents(components)}),
  };
}
