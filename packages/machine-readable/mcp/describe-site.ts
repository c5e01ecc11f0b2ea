import {parsePublished} from '@openapi-portal/reports/damaged-file';
import {isJsonList, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';

import {showInvisible} from '@openapi-portal/reports/invisible';

import {API_CATALOG} from '../contract-files/api-catalog';

import type {ApiRoute} from './contracts';
import type {SiteDescription} from './open-site';
import {SiteFiles} from './site-files';

/** Matches the base URL of a site in the `src` of a script on its home page. */
const SCRIPT = /<script[^<>]* src="?(?<base>\/(?!\/)(?:[^\s"<>]*?\/)??)assets\/js\//;

const listOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  isJsonList(value) ? value : [];

/** Lists the URLs of the API pages in an API catalog (RFC 9727). */
function listPages(catalog: JsonValue): readonly string[] {
  const links = isJsonObject(catalog) ? listOf(catalog.linkset) : [];
  return links
    .flatMap((link) => (isJsonObject(link) ? listOf(link['service-doc']) : []))
    .flatMap((page) => (isJsonObject(page) && typeof page.href === 'string' ? page.href : []));
}

/**
 * Converts the URL of an API's pages to a route. Returns an empty list if the URL is invalid or outside of the
 * site.
 */
function toApi(address: string, baseUrl: string): readonly ApiRoute[] {
  const {pathname} = URL.canParse(address) ? new URL(address) : {pathname: ''};
  if (!pathname.startsWith(baseUrl)) return [];
  const route = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return [{id: route.split('/').at(-1) ?? route, route}];
}

const LONGEST_NAME = 80;

/**
 * Determines the name, base URL and APIs of a published site from its files.
 *
 * @throws Error if there is no site at this location, or if its API catalog is not JSON
 */
export async function describeSite(location: string): Promise<SiteDescription> {
  const files = new SiteFiles(location);
  await files.check();
  const [home = '', list = '', catalog = '{}'] = await Promise.all(
    ['index.html', 'llms.txt', API_CATALOG].map((file) => files.read(file)),
  );
  const baseUrl = SCRIPT.exec(home)?.groups?.base ?? '/';
  const pages = listPages(parsePublished<JsonValue>(API_CATALOG, catalog, JSON.parse));
  const apis = pages.flatMap((address) => toApi(address, baseUrl));
  return {
    name: showInvisible(/^# (.+)/.exec(list)?.[1] ?? 'Portal').slice(0, LONGEST_NAME),
    baseUrl,
    apis: [...new Map(apis.map((api) => [api.route, api])).values()],
  };
}
