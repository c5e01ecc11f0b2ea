import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
  omit,
} from '@openapi-portal/reports/json';

/** Splits a URL into the members of Swagger 2.0. */
function toSwaggerAddress(url: string): JsonObject {
  const {protocol, host, pathname} = new URL(url);
  const basePath = pathname.replace(/(?<=.)\/$/, '');
  return {schemes: [protocol.replace(':', '')], host, basePath};
}

/** An operation without the `schemes` of its own, which are of the replaced address. */
const withoutSchemes = (operation: JsonValue, key: string | number): JsonValue =>
  isJsonObject(operation) && !String(key).startsWith('x-')
    ? omit(operation, ['schemes'])
    : operation;

/**
 * A contract whose API answers at another address. Servers of single paths and operations stay: they are others.
 *
 * @param document the contract as one document, of any version
 * @param url absolute, without a slash at its end
 */
export function replaceServers(document: unknown, url: string): unknown {
  if (!isJsonObject(document)) return document;
  if ('swagger' in document) {
    const paths = mapMembers(document.paths ?? {}, (item) => mapMembers(item, withoutSchemes));
    return {...document, ...toSwaggerAddress(url), paths};
  }
  const {openapi, info, ...rest} = document;
  return {openapi, info, servers: [{url}], ...omit(rest, ['servers'])};
}
