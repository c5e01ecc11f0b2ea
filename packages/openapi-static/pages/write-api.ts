import path from 'node:path';

import {ISLANDS_DIR} from 'static-pages/islands/folder';
import {stringify} from 'yaml';

import type {Api} from '../api';
import {NAMES_DIR, STATIC_DIR, toConsolePath, toContractPath} from '../files/folders';
import {syncFolder, writeIfChanged} from '../files/sync';
import {toKnownApi} from '../names/names';

import type {BuiltApi, Site} from './build-api';
import {toIsland} from './page';

/** Tools that read YAML 1.1 must not take a date or `no` for anything but text. */
const AS_YAML = {compat: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 0} as const;

async function writeNames(
  {id, contract}: Api,
  {names}: BuiltApi,
  {siteDir, baseUrl}: Site,
): Promise<void> {
  const known = toKnownApi(names, {id, contract: path.join(siteDir, contract)}, baseUrl);
  const file = path.join(siteDir, NAMES_DIR, id);
  await writeIfChanged(`${file}.json`, JSON.stringify(known));
  // Most pages say nothing of access: one that does not is not made anew when access changes.
  const operations = known.operations.map(({access: _, ...operation}) => operation);
  await writeIfChanged(`${file}.links.json`, JSON.stringify({...known, operations}));
}

/** Files by their names, as JSON. */
const toJsonFiles = (values: Iterable<readonly [string, unknown]>): ReadonlyMap<string, string> =>
  new Map([...values].map(([name, value]) => [`${name}.json`, JSON.stringify(value)]));

/**
 * Writes what the pages of an API have beside their MDX: what they show, what prose can name, what the
 * consoles fetch, and the contract to download. It touches only what changed.
 *
 * @param isOurs whether the pages show the parts of our theme
 */
export async function writeApi(
  api: Api,
  built: BuiltApi,
  site: Site,
  isOurs: boolean,
): Promise<void> {
  const rendered = built.pages.filter(({partsHtml}) => isOurs && partsHtml === undefined);
  const islands = toJsonFiles(rendered.map((page) => [page.id, toIsland(page)]));
  const staticDir = path.join(site.siteDir, STATIC_DIR);
  await writeNames(api, built, site);
  await syncFolder(path.join(site.siteDir, ISLANDS_DIR, api.id), islands);
  await syncFolder(path.join(staticDir, toConsolePath(api.id)), toJsonFiles(built.models));
  await writeIfChanged(
    path.join(staticDir, toContractPath(api)),
    stringify(built.published, AS_YAML),
  );
}
