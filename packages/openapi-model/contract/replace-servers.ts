import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
  omit,
} from '@openapi-portal/reports/json';

function toSwaggerAddress(url: string): JsonObject {
  const {protocol, host, pathname} = new URL(url);
  const basePath = pathname.replace(/(?<=.)\/$/, '');
  return {schemes: [protocol.replace(':', '')], host, basePath};
}

/** Removes the `schemes` of an operation, which belong to the replaced host. */
const withoutSchemes = (operation: JsonValue, key: string | number): JsonValue =>
  isJsonObject(operation) && !String(key).startsWith('x-')
    ? omit(operation, ['schemes'])
    : operation;

/** Replaces the servers of a contract with one. Paths and operations keep theirs, which are other hosts. */
export function replaceServers(document: unknown, url: string): unknown {
  if (!isJsonObject(document)) return document;
  if ('swagger' in document) {
    const paths = mapMembers(document.paths ?? {}, (item) => mapMembers(item, withoutSchemes));
    return {...document, ...toSwaggerAddress(url), paths};
  }
  const {openapi, info, ...rest} = document;
  return {openapi, info, servers: [{url}], ...omit(rest, ['servers'])};
}
