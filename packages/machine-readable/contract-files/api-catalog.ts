import {type Api, listServers, toContract} from '@openapi-portal/openapi-model';
import {toContractPath} from '@openapi-portal/openapi-model/files';

/** Path of the catalogue on a host (RFC 9727). */
export const API_CATALOG = '.well-known/api-catalog';

interface Target {
  readonly href: string;
  readonly type?: string;
}

/** A set of links as RFC 9264 writes it in JSON, `application/linkset+json`. */
export interface Linkset {
  readonly linkset: readonly ({readonly anchor: string} & Readonly<
    Record<string, string | readonly Target[]>
  >)[];
}

export interface PublishedApi extends Pick<Api, 'route'> {
  /** The contract as one document, OpenAPI 3.1. */
  readonly document: unknown;
}

/** Returns the URL of the API's first server, unless it has variables or is relative to the contract. */
function findEndpoint(document: unknown): string | undefined {
  const [server] = listServers(toContract(document));
  const url = server?.text('url') ?? '';
  return URL.canParse(url) && !url.includes('{') ? url : undefined;
}

/**
 * The APIs of a site for programs that look for them (RFC 9727): where each answers, its contract and its pages.
 *
 * @param address of the site, with its base path and a slash at the end
 */
export function buildApiCatalog(apis: readonly PublishedApi[], address: string): Linkset {
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
