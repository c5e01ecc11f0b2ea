import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import type {Api} from '@openapi-portal/openapi-model';
import {type ReadOptions, toLimits} from '@openapi-portal/openapi-model/reading';

/** An API with its contract, as far as it could be read. */
export interface PublishedContract {
  readonly api: Api;
  readonly document: unknown;
}

/** YAML includes JSON, but `JSON.parse` saves seconds. */
const parseContract = (file: string, text: string): unknown =>
  file.endsWith('.json') ? JSON.parse(text) : parse(text, {logLevel: 'error'});

/** Reads a contract; undefined if it is invalid or too large, which lint reports with the location. */
function readDocument(file: string, reading: ReadOptions | undefined): unknown {
  const size = fs.statSync(file, {throwIfNoEntry: false})?.size ?? Infinity;
  if (size > toLimits(file, reading).bytes) return undefined;
  try {
    return parseContract(file, fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The contracts that name addresses of this site.
 *
 * @param siteDir absolute path of the site
 */
export const readContracts = (
  siteDir: string,
  apis: readonly Api[],
): readonly PublishedContract[] =>
  apis.map((api) => ({api, document: readDocument(path.join(siteDir, api.contract), api.reading)}));
