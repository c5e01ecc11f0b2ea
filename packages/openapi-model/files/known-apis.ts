import fs from 'node:fs';
import path from 'node:path';

import type {PlacedApi} from '../api';

import {APIS_FILE} from './folders';
import {writeIfChanged} from './sync';

/** Writes which APIs a site has, for what is read beside its configuration. */
export const writeApis = (siteDir: string, apis: readonly PlacedApi[]): Promise<void> =>
  writeIfChanged(path.join(siteDir, APIS_FILE), JSON.stringify(apis));

/**
 * The APIs of a site in the order of its configuration, as the last run of their generator left them; none
 * where it has not run yet.
 *
 * @param siteDir absolute path
 */
export function readApis(siteDir: string): readonly PlacedApi[] {
  const file = path.join(siteDir, APIS_FILE);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as readonly PlacedApi[])
    : [];
}
