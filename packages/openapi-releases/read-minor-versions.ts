import path from 'node:path';
import {compare, major, minor} from 'semver';
import {type Api, listOperations, toContract, toOperationKey} from '@openapi-portal/openapi-model';
import {listFiles} from '@openapi-portal/markdown-source';
import type {MinorVersion} from '@openapi-portal/openapi-reference';

import type {Release} from './change';
import {isVersion} from './check-step';
import {RELEASES_DIR, toReleaseAnchor} from './options';
import {readReleases} from './read-releases';
import {toVersionLinks} from './read-versions';

/** Finds the ids that each operation had in releases, newest first, by method and path (`toOperationKey`). */
export function findFormerIds(
  releases: readonly Pick<Release, 'document'>[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const {document} of releases) {
    for (const {id, ...operation} of listOperations(toContract(document))) {
      const key = toOperationKey(operation);
      const known = found.get(key) ?? [];
      if (id !== undefined) found.set(key, [id, ...known.filter((one) => one !== id)]);
    }
  }
  return found;
}

/**
 * Reads all ids that the operations of an API have had, including the current ids.
 *
 * @throws ProblemsError with all problems of the releases
 */
export const readFormerIds = async (
  api: Api,
  siteDir: string,
): Promise<ReadonlyMap<string, readonly string[]>> =>
  findFormerIds(await readReleases(api, siteDir));

/** Returns the minor version of a version, such as `1.0` for 1.0.4; undefined for an invalid version. */
export const toMinorVersion = (version: string): string | undefined =>
  isVersion(version) ? `${major(version)}.${minor(version)}` : undefined;

/** Returns the newest release of each minor version, newest first. */
export function listNewestReleases(releases: readonly Release[]): readonly Release[] {
  const newest = new Map<string | undefined, Release>();
  const ordered = [...releases].sort((a, b) => compare(a.version, b.version));
  for (const release of ordered) newest.set(toMinorVersion(release.version), release);
  return [...newest.values()].reverse();
}

/**
 * Reads the minor versions of an API, newest first, each represented by its newest release.
 *
 * @param page URL path of the changelog, including the base path
 * @throws ProblemsError with all problems of the releases
 */
export async function readMinorVersions(
  api: Api,
  siteDir: string,
  page: string,
): Promise<readonly MinorVersion[]> {
  const releases = await readReleases(api, siteDir);
  const files = listFiles(path.join(siteDir, RELEASES_DIR, api.id));
  return listNewestReleases(releases).flatMap(({version}) => {
    const name = toMinorVersion(version);
    const file = files.find((one) => path.parse(one).name === version);
    if (name === undefined || file === undefined) return [];
    const until = releases.filter((one) => compare(one.version, version) <= 0);
    const versions = toVersionLinks(until, api.id, page);
    const entry = {title: 'changelog', href: `${page}#${toReleaseAnchor(api.id, version)}`};
    return [{name, version, contract: path.relative(siteDir, file), entry, versions}];
  });
}
