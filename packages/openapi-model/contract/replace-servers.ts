import {isJsonObject, type JsonObject, omit} from '@openapi-portal/reports/json';

/** The address in the parts that Swagger 2.0 knows. */
function toSwaggerAddress(url: string): JsonObject {
  const {protocol, host, pathname} = new URL(url);
  const basePath = pathname.replace(/(?<=.)\/$/, '');
  return {schemes: [protocol.replace(':', '')], host, basePath};
}

/**
 * A contract whose API answers at another address. Servers of single paths and operations stay: they are others.
 *
 * @param document the contract as one document, of any version
 * @param url absolute, without a slash at its end
 */
export function replaceServers(document: unknown, url: string): unknown {
  if (!isJsonObject(document)) return document;
  if ('swagger' in document) return {...document, ...toSwaggerAddress(url)};
  const {openapi, info, ...rest} = document;
  return {openapi, info, servers: [{url}], ...omit(rest, ['servers'])};
}
