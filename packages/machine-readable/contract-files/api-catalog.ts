import {type Api, listServers, toContract} from '@openapi-portal/openapi-model';
import {toContractPath} from '@openapi-portal/openapi-model/files';

/** Path of the API catalog on a host (RFC 9727). */
export const API_CATALOG = '.well-known/api-catalog';

export interface PublishedApi extends Pick<Api, 'route'> {
  /** The bundled contract as OpenAPI 3.1. */
  readonly document: unknown;
}

/** Returns the URL of the API's first server, or undefined if the URL is relative or contains variables. */
function findEndpoint(document: unknown): string | undefined {
  const [server] = listServers(toContract(document));
  const url = server?.text('url') ?? '';
  return URL.canParse(url) && !url.includes('{') ? url : undefined;
}

/**
 * Builds the catalog of the site's APIs (RFC 9727), with the server URL, contract and pages of each API, as a set of
 * links in JSON (RFC 9264).
 */
export function buildApiCatalog(apis: readonly PublishedApi[], address: string) {
  const entries = apis.map(({route, document}) => {
    const pages = `${address}${route}/`;
    return {
      anchor: findEndpoint(document) ?? pages,
      'service-desc': [
        {href: address + toContractPath({route}), type: 'application/yaml'},
        {href: address + toContractPath({route}, 'json'), type: 'application/json'},
      ],
      'service-doc': [{href: pages, type: 'text/html'}],
    };
  });
  const item = entries.map(({anchor}) => ({href: anchor}));
  return {linkset: [{anchor: new URL(`/${API_CATALOG}`, address).href, item}, ...entries]};
}
