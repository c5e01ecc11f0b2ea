import path from 'node:path';

import {readGenerated, writeIfChanged} from '@openapi-portal/openapi-model/files';

/** File that lists the older minor versions of all APIs, relative to the site folder. */
const OLDER_VERSIONS_FILE = '.docusaurus/api-minor-versions.json';

export interface OlderVersion {
  readonly id: string;
  /** The minor version, such as `1.0`. */
  readonly name: string;
  /** Folder of the pages within their docs instance. Also the name of their sidebar. */
  readonly folder: string;
  readonly api: string;
}

/** Returns the minor version of a version, such as `1.0` for `1.0.4`; undefined for other text. */
export const toMinorVersion = (version: string): string | undefined =>
  /^(\d+\.\d+)\.\d+$/.exec(version)?.[1];

export const writeOlderVersions = (
  siteDir: string,
  lines: readonly OlderVersion[],
): Promise<void> => writeIfChanged(path.join(siteDir, OLDER_VERSIONS_FILE), JSON.stringify(lines));

/** Reads the list of older minor versions that have pages; empty before the first build. */
export function readOlderVersions(siteDir: string): readonly OlderVersion[] {
  return (readGenerated(path.join(siteDir, OLDER_VERSIONS_FILE)) ?? []) as readonly OlderVersion[];
}
