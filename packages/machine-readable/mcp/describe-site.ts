import {parsePublished} from '@openapi-portal/reports/damaged-file';
import {isJsonList, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';

import {showInvisible} from '@openapi-portal/reports/invisible';

import {API_CATALOG} from '../contract-files/api-catalog';

import type {ApiRoute} from './contracts';
import type {SiteDescription} from './open-site';
import {SiteFiles} from './site-files';

/** Matches the base URL of a site in its home page, by the path of the scripts. */
const SCRIPT = /<script[^<>]* src="?(?<base>\/(?:[^\s"<>/]+\/)*?)assets\/js\//;

const listOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  isJsonList(value) ? value : [];

/** The addresses of the pages of APIs, in the order of their catalogue (RFC 9727). */
function listPages(catalog: JsonValue): readonly string[] {
  const links = isJsonObject(catalog) ? listOf(catalog.linkset) : [];
  return links
    .flatMap((link) => (isJsonObject(link) ? listOf(link['service-doc']) : []))
    .flatMap((page) => (isJsonObject(page) && typeof page.href === 'string' ? page.href : []));
}

/** Returns an API by its URL; empty for an invalid URL or one outside of the site. */
function toApi(address: string, baseUrl: string): readonly ApiRoute[] {
  const {pathname} = URL.canParse(address) ? new URL(address) : {pathname: ''};
  if (!pathname.startsWith(baseUrl)) return [];
  const route = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return [{id: route.split('/').at(-1) ?? route, route}];
}

/** Characters of a name that a client shows. */
const LONGEST_NAME = 80;

/**
 * Reads the description of a site from its files.
 *
 * @param location path of the folder of a build, or the URL of the site with its base URL
 * @throws Error with the remedy if there is no site, or its catalogue of APIs is no JSON
 */
export async function describeSite(location: string): Promise<SiteDescription> {
  const files = new SiteFiles(location);
  await files.check();
  const [home = '', list = '', catalog = '{}'] = await Promise.all(
    ['index.html', 'llms.txt', API_CATALOG].map((file) => files.read(file)),
  );
  const baseUrl = SCRIPT.exec(home)?.groups?.base ?? '/';
  const pages = listPages(parsePublished<JsonValue>(API_CATALOG, catalog, JSON.parse));
  return {
    name: showInvisible(/^# (.+)/.exec(list)?.[1] ?? 'Portal').slice(0, LONGEST_NAME),
    baseUrl,
    apis: pages.flatMap((address) => toApi(address, baseUrl)),
  };
}
