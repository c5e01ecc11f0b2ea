import {
  asObject,
  convertSchema,
  mapMembers,
  type MediaTypes,
  moveReference,
  toContent,
} from './convert-swagger-schema';
import {convertValue} from './convert-swagger-value';
import type {JsonObject} from 'static-pages/reports/json';

/** A response: its schema and examples move into content. */
export function convertResponse(response: JsonObject, {produces}: MediaTypes): JsonObject {
  if (typeof response.$ref === 'string') return {$ref: moveReference(response.$ref)};
  const {schema, headers, examples, ...rest} = response;
  const described: JsonObject = schema === undefined ? {} : {schema: convertSchema(schema)};
  const exampled = Object.entries(asObject(examples)).map(([type, example]) => [
    type,
    {...described, example},
  ]);
  const content = {
    ...(schema !== undefined && toContent(produces, described)),
    ...(Object.fromEntries(exampled) as JsonObject),
  };
  return {
    ...rest,
    ...(headers !== undefined && {headers: mapMembers(headers, convertValue)}),
    ...(Object.keys(content).length > 0 && {content}),
  };
}
