import {
  asObject,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '@openapi-portal/reports/json';

import {ContractError} from './contract-error';
import {convertSwagger} from './convert-swagger';
import {Cursor} from './cursor';
import {hasNames, isData} from './members';
import {upgradeSchema} from './upgrade-schema';

/** Upgrades the schemas of everything that has some: components, parameters, headers, media types. */
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
 * An OpenAPI 3.0 document as 3.1. @scalar/openapi-upgrader 0.4.9 leaves `nullable` beside `oneOf` as it is, and a closed
 * `enum` without null, and loses the format of `byte`.
 *
 * @see https://www.openapis.org/blog/2021/02/16/migrating-from-openapi-3-0-to-3-1-0
 */
const upgradeDocument = (document: JsonObject): JsonObject => ({
  ...asObject(upgradeMembers(document)),
  openapi: '3.1.0',
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

/**
 * A bundled OpenAPI 3.1 document, ready to be read.
 *
 * @param document the parsed document; `toOpenApi31` makes one of an older version
 * @throws ContractError where it is of another version
 */
export function toContract(document: unknown): Cursor {
  if (!isJsonObject(document)) throw new ContractError('#', 'is not an object');
  const version = document.openapi;
  if (typeof version !== 'string' || !/^3\.[12]\./.test(version)) {
    const found = JSON.stringify(version ?? document.swagger ?? null);
    throw new ContractError('#/openapi', `is not 3.1 but ${found}`);
  }
  return new Cursor(document, document);
}

/**
 * Any OpenAPI description, ready to be read as 3.1: the document is its `root`.
 *
 * @throws ContractError as `toOpenApi31`
 */
export const openContract = (document: unknown): Cursor => toContract(toOpenApi31(document));
