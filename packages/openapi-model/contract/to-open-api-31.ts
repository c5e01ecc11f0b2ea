import {
  asObject,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
  writeJson,
} from '@openapi-portal/reports/json';

import {ContractError} from './contract-error';
import {convertSwagger} from './convert-swagger';
import {Cursor} from './cursor';
import {hasNames, isData} from '../schemas/keywords';
import {dropIgnoredSiblings} from './reference-siblings';
import {indexSchemas} from './schema-index';
import {upgradeSchema} from './upgrade-schema';

function upgradeMembers(value: JsonValue, isNamed = false): JsonValue {
  const isOfWords = isJsonObject(value) && !isNamed;
  return mapMembers(value, (member, token) => {
    const key = isOfWords ? String(token) : '';
    if (key === 'schema') return upgradeSchema(member);
    if (key === 'schemas') return mapMembers(member, (one) => upgradeSchema(one));
    return isData(key) ? member : upgradeMembers(member, hasNames(key));
  });
}

/**
 * Upgrades OpenAPI 3.0 to 3.1. @scalar/openapi-upgrader 0.4.9 is not used, because it ignores `nullable` next to
 * `oneOf`, adds no null to an `enum`, and drops the format `byte`.
 *
 * @see https://www.openapis.org/blog/2021/02/16/migrating-from-openapi-3-0-to-3-1-0
 */
const upgradeDocument = (document: JsonObject): JsonObject => ({
  ...asObject(upgradeMembers(document)),
  openapi: '3.1.0',
});

/** Replaces references by `$id`, `$anchor` or `$self` with pointers from the root. */
function withPointers(document: JsonObject): JsonObject {
  const pointers = indexSchemas(document).listIndirect();
  if (pointers.size === 0) return document;
  const replace = (value: JsonValue): JsonValue => {
    const copy = mapMembers(value, replace);
    const $ref = isJsonObject(value) ? pointers.get(value) : undefined;
    return $ref === undefined ? copy : {...asObject(copy), $ref};
  };
  return asObject(replace(document));
}

const converted = new WeakMap<JsonObject, JsonObject>();

function convert(document: JsonObject): JsonObject {
  const isSwagger = document.swagger === '2.0';
  const version = typeof document.openapi === 'string' ? document.openapi : '';
  if (isSwagger || version.startsWith('3.0')) {
    const meant = dropIgnoredSiblings(document, []);
    return upgradeDocument(isSwagger ? convertSwagger(meant) : meant);
  }
  if (/^3\.[12]\./.test(version))
    return withPointers(dropIgnoredSiblings(document, ['summary', 'description']));
  throw new ContractError('#', 'is neither Swagger 2.0 nor OpenAPI 3.0 or 3.1');
}

/**
 * Converts an OpenAPI document to 3.1: upgrades Swagger 2.0 and OpenAPI 3.0, and replaces references by name or URI
 * with pointers. Documents of 3.2 stay 3.2. The result is cached by document.
 *
 * @throws ContractError for any other document
 */
export function toOpenApi31(document: unknown): unknown {
  if (!isJsonObject(document)) throw new ContractError('#', 'is not an object');
  const known = converted.get(document) ?? convert(document);
  converted.set(document, known);
  return known;
}

/** Opens a bundled OpenAPI 3.1 or 3.2 document. Throws a ContractError for any other version. */
export function toContract(document: unknown): Cursor {
  if (!isJsonObject(document)) throw new ContractError('#', 'is not an object');
  const version = document.openapi;
  if (typeof version !== 'string' || !/^3\.[12]\./.test(version)) {
    const found = writeJson(version ?? document.swagger ?? null);
    throw new ContractError('#/openapi', `is not 3.1 but ${found}`);
  }
  return new Cursor(document, document);
}

/** Opens an OpenAPI document of any version as 3.1. Throws ContractErrors as `toOpenApi31`. */
export const openContract = (document: unknown): Cursor => toContract(toOpenApi31(document));
