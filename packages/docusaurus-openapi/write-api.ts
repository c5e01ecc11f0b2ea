import {writeJson} from '@openapi-portal/reports/json';
import path from 'node:path';

import {stringify} from 'yaml';

import type {Api} from '@openapi-portal/openapi-model';
import {ISLAND_TEXTS_DIR, ISLANDS_DIR, STATIC_DIR} from '@openapi-portal/static-pages';
import type {IslandText} from '@openapi-portal/static-pages/built-pages';

import {
  NAMES_DIR,
  syncFolder,
  toConsolePath,
  toContractPath,
  toPreviewPath,
  toPagesFolder,
  writeIfChanged,
} from '@openapi-portal/openapi-model/files';
import {toKnownApi, writeMentionableParts} from '@openapi-portal/api-names';

import type {BuiltApi, GeneratedSite} from './build-api';
import {toIsland} from './page';

/** Quotes dates and words such as `no` for tools that read YAML 1.1. */
const AS_YAML = {compat: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 0} as const;

const toNames = (
  {id, route, contract}: Api,
  {names, renamed}: BuiltApi,
  {siteDir, baseUrl}: GeneratedSite,
) => toKnownApi(names, {id, route, contract: path.join(siteDir, contract), renamed}, baseUrl);

/** Returns JSON files by name. Each file is serialized only when it is written. */
const toJsonFiles = <Value>(
  values: Iterable<readonly [string, Value]>,
  toContent: (value: Value) => unknown = (value) => value,
): ReadonlyMap<string, () => string> =>
  new Map([...values].map(([name, value]) => [`${name}.json`, () => writeJson(toContent(value))]));

/** Writes the content of an API's pages, and the names that prose can use. Writes only changed files. */
export async function writePages(
  api: Api,
  built: BuiltApi,
  site: GeneratedSite,
  minorVersion?: string,
): Promise<void> {
  const {siteDir} = site;
  const rendered = built.pages.map((page) => [page.id, page] as const);
  const islands = toJsonFiles(rendered, (page) => toIsland(page, minorVersion));
  await syncFolder(path.join(siteDir, ISLANDS_DIR, toPagesFolder(api)), islands);
  const texts = toJsonFiles(rendered, ({plainHtml: html, record: page}): IslandText => ({
    html,
    page,
    api: `${api.route}/`,
    ...(minorVersion !== undefined && {minorVersion}),
  }));
  await syncFolder(path.join(siteDir, ISLAND_TEXTS_DIR, toPagesFolder(api)), texts);
  const names = toNames(api, built, site);
  await writeIfChanged(path.join(siteDir, NAMES_DIR, `${api.id}.json`), JSON.stringify(names));
  if (minorVersion === undefined) await writeMentionableParts(siteDir, names);
}

export async function writeRest(api: Api, built: BuiltApi, site: GeneratedSite): Promise<void> {
  const staticDir = path.join(site.siteDir, STATIC_DIR);
  await syncFolder(path.join(staticDir, toConsolePath(api)), toJsonFiles(built.models));
  const previews = built.pages.flatMap(({id, preview}) =>
    preview === undefined ? [] : [[id, {html: preview}] as const],
  );
  await syncFolder(path.join(staticDir, toPreviewPath(api)), toJsonFiles(previews));
  const yaml = stringify(built.published, AS_YAML);
  await writeIfChanged(path.join(staticDir, toContractPath(api)), yaml);
  const json = writeJson(built.published);
  await writeIfChanged(path.join(staticDir, toContractPath(api, 'json')), json);
}
