import fs from 'node:fs';
import path from 'node:path';

import {writeIfChanged} from '@openapi-portal/openapi-model/files';

/** File, relative to the site, with the older lines of releases of all APIs. */
const LINES_FILE = '.docusaurus/api-lines.json';

/** An older line of releases that has pages. */
export interface KnownLine {
  readonly id: string;
  /** The minor version: `1.0`. */
  readonly name: string;
  /** The folder of its pages within its docs instance, and the name of its sidebar. */
  readonly folder: string;
  /** The id of the API. */
  readonly api: string;
}

/** Returns the minor version of a version: `1.0` for 1.0.4; undefined if it is no version. */
export const toLine = (version: string): string | undefined =>
  /^(\d+\.\d+)\.\d+$/.exec(version)?.[1];

/** Writes which older lines have pages. */
export const writeLines = (siteDir: string, lines: readonly KnownLine[]): Promise<void> =>
  writeIfChanged(path.join(siteDir, LINES_FILE), JSON.stringify(lines));

/**
 * Lists the older minor versions that have pages; empty before the first generation.
 *
 * @param siteDir absolute path
 */
export function readLines(siteDir: string): readonly KnownLine[] {
  const file = path.join(siteDir, LINES_FILE);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as KnownLine[]) : [];
}
