import {
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
  omit,
} from '@openapi-portal/reports/json';

import {hasNames, isData} from '../schemas/keywords';

/** Members whose entries may be Reference Objects. A path item with `$ref` is not a Reference Object. */
const REFERRING = new Set(
  'callbacks content examples headers links mediaTypes parameters requestBodies responses securitySchemes'.split(
    ' ',
  ),
);

/** Like `mapMembers`, but returns the value itself if no member changes. */
function mapChanged(
  value: JsonValue,
  map: (member: JsonValue, key: string | number) => JsonValue,
): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  const copy = mapMembers(value, map);
  const members: readonly JsonValue[] = Object.values(value);
  const isSame = Object.values(copy as object).every((member, index) => member === members[index]);
  return isSame ? value : copy;
}

/**
 * Removes the siblings of `$ref` that OpenAPI ignores: all of them in 3.0 (3.0.3, 4.7.23), all but `summary` and
 * `description` in 3.1 (3.1.1, 4.8.23). Schemas and path items have other rules and stay unchanged.
 *
 * @param kept names of the siblings that OpenAPI does not ignore
 * @returns the document itself if nothing is removed
 */
export function dropIgnoredSiblings(document: JsonObject, kept: readonly string[]): JsonObject {
  const drop = (value: JsonValue, word: string, isEntry: boolean): JsonValue => {
    const mayRefer = isEntry ? REFERRING.has(word) : word === 'requestBody';
    if (mayRefer && isJsonObject(value) && typeof value.$ref === 'string') {
      const ignored = Object.keys(value).filter((key) => key !== '$ref' && !kept.includes(key));
      return ignored.length === 0 ? value : omit(value, ignored);
    }
    const areEntries = !isEntry && (isJsonList(value) || hasNames(word));
    return mapChanged(value, (member, token) => {
      if (areEntries) return drop(member, word, true);
      const key = String(token);
      return key === 'schema' || key === 'schemas' || isData(key)
        ? member
        : drop(member, key, false);
    });
  };
  return drop(document, '', false) as JsonObject;
}
