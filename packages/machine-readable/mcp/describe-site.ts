import {isJsonList, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';

import {API_CATALOG} from '../contract-files/api-catalog';

import type {ApiRoute} from './contracts';
import type {SiteDescription} from './open-site';
import {SiteFiles} from './site-files';

/** What a home page says of its base URL: where its scripts are. */
const SCRIPT = /<script[^>]* src="?(?<base>\/[^">]*?)assets\/js\//;

const listOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  isJsonList(value) ? value : [];

/** The addresses of the pages of APIs, in the order of their catalogue (RFC 9727). */
function listPages(catalog: JsonValue): readonly string[] {
  const links = isJsonObject(catalog) ? listOf(catalog.linkset) : [];
  return links
    .flatMap((link) => (isJsonObject(link) ? listOf(link['service-doc']) : []))
    .flatMap((page) => (isJsonObject(page) && typeof page.href === 'string' ? page.href : []));
}

/** @param baseUrl of the site, with slashes around */
function toApi(address: string, baseUrl: string): ApiRoute {
  const {pathname} = new URL(address);
  const route = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return {id: route.split('/').at(-1) ?? route, route};
}

/**
 * What a server has to know of a site, as the site itself says it.
 *
 * @param location path of the folder of a build, or the address of the site with its base URL
 * @throws Error with the remedy where no site is there
 */
export async function describeSite(location: string): Promise<SiteDescription> {
  const files = new SiteFiles(location);
  await files.check();
  const [home = '', list = '', catalog = '{}'] = await Promise.all(
    ['index.html', 'llms.txt', API_CATALOG].map((file) => files.read(file)),
  );
  const baseUrl = SCRIPT.exec(home)?.groups?.base ?? '/';
  const pages = listPages(JSON.parse(catalog) as JsonValue);
  return {
    name: /^# (.+)/.exec(list)?.[1] ?? 'Portal',
    baseUrl,
    apis: pages.map((address) => toApi(address, baseUrl)),
  };
}
