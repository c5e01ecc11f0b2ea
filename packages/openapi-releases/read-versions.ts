import fs from 'node:fs/promises';
import path from 'node:path';

import type {Api} from 'openapi-static/api';
import {toOperationVersions} from './operation-versions';
import {CHANGELOG_PAGE, toReleaseAnchor, toReleasesDir} from './options';
import {readReleases} from './read-releases';

/** A release and its entry in the changelog. */
interface VersionLink {
  readonly title: string;
  readonly href: string;
}

interface OperationVersionLinks {
  readonly since: VersionLink;
  /** Newest first. */
  readonly changedIn: readonly VersionLink[];
}

type Versions = ReturnType<typeof toOperationVersions>;

interface Edition {
  readonly state: string;
  readonly versions: Promise<Versions>;
}

const editions = new Map<string, Edition>();

/** Names of the files in a folder and when each was changed; nothing where it is not there. */
async function readState(dir: string): Promise<string> {
  const names = await fs.readdir(dir).catch(() => []);
  const times = names.sort().map(async (name) => {
    const {mtimeMs} = await fs.stat(path.join(dir, name));
    return `${name} ${mtimeMs}`;
  });
  return (await Promise.all(times)).join('\n');
}

/** Released contracts do not change while an author writes the next, so they are compared once. */
async function readOnce(api: Api, siteDir: string): Promise<Versions> {
  const dir = toReleasesDir(siteDir, api);
  const state = await readState(dir);
  const known = editions.get(dir);
  if (known?.state === state) return known.versions;
  const versions = readReleases(api, siteDir).then(toOperationVersions);
  editions.set(dir, {state, versions});
  return versions;
}

/**
 * Since which release each operation of an API is there and which ones changed it, by
 * `toOperationKey`, with links to the changelog.
 *
 * @param baseUrl the base path of the site, with slashes around
 * @throws ProblemsError naming everything that is wrong with the releases
 */
export async function readVersions(
  api: Api,
  siteDir: string,
  baseUrl: string,
): Promise<ReadonlyMap<string, OperationVersionLinks>> {
  const toLink = (version: string): VersionLink => ({
    title: version,
    href: `${baseUrl}${CHANGELOG_PAGE}#${toReleaseAnchor(api.id, version)}`,
  });
  const versions = await readOnce(api, siteDir);
  return new Map(
    [...versions].map(([key, {since, changedIn}]) => [
      key,
      {since: toLink(since), changedIn: changedIn.map(toLink)},
    ]),
  );
}
