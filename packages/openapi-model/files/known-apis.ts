import {readJson} from '@openapi-portal/reports/json';
import fs from 'node:fs';
import path from 'node:path';

import type {Api, PlacedApi} from '../api';
import type {Cursor} from '../contract/cursor';
import {openContract} from '../contract/to-open-api-31';

import {APIS_FILE, toContractPath} from './folders';
import {writeIfChanged} from './sync';

/** Writes which APIs a site has, for what is read beside its configuration. */
export const writeApis = (siteDir: string, apis: readonly PlacedApi[]): Promise<void> =>
  writeIfChanged(path.join(siteDir, APIS_FILE), JSON.stringify(apis));

/**
 * Reads the APIs of a site in the order of its configuration, as their generator last wrote them; empty before
 * its first run.
 *
 * @param siteDir absolute path
 */
export function readApis(siteDir: string): readonly PlacedApi[] {
  const file = path.join(siteDir, APIS_FILE);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as readonly PlacedApi[])
    : [];
}

/**
 * The contract of an API as it was published, ready to be read as 3.1.
 *
 * @param folder absolute path of what is served
 */
export const readPublished = (folder: string, api: Pick<Api, 'route'>): Cursor =>
  openContract(readJson(fs.readFileSync(path.join(folder, toContractPath(api, 'json')), 'utf8')));
