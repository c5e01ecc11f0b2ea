import {readJson} from '@openapi-portal/reports/json';
import fs from 'node:fs';
import path from 'node:path';

import type {Api, PlacedApi} from '../api';
import type {Cursor} from '../contract/cursor';
import {openContract} from '../contract/to-open-api-31';

import {APIS_FILE, toContractPath} from './folders';
import {writeIfChanged} from './sync';

export const writeApis = (siteDir: string, apis: readonly PlacedApi[]): Promise<void> =>
  writeIfChanged(path.join(siteDir, APIS_FILE), JSON.stringify(apis));

export function readApis(siteDir: string): readonly PlacedApi[] {
  return (readGenerated(path.join(siteDir, APIS_FILE)) ?? []) as readonly PlacedApi[];
}

/** Reads the published contract of an API from the folder of a built site. */
export const readPublished = (folder: string, api: Pick<Api, 'route'>): Cursor =>
  openContract(readJson(fs.readFileSync(path.join(folder, toContractPath(api, 'json')), 'utf8')));

/** Reads a JSON file that a build leaves for later commands; undefined if missing, or cut by a killed build. */
export function readGenerated(file: string): unknown {
  if (!fs.existsSync(file)) return undefined;
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
