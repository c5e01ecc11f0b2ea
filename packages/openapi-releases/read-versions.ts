import type {Api} from 'openapi-static/api';
import type {OperationVersions} from 'openapi-static/reference/operation';
import {findOperationVersions} from './operation-versions';
import {toReleaseAnchor} from './options';
import {readReleases} from './read-releases';

/**
 * Since which release each operation of an API is there and which ones changed it, by
 * `toOperationKey`, with links to the changelog.
 *
 * @param page address of the changelog, base path included
 * @throws ProblemsError naming everything that is wrong with the releases
 */
export async function readVersions(
  api: Api,
  siteDir: string,
  page: string,
): Promise<ReadonlyMap<string, OperationVersions>> {
  const toLink = (version: string): OperationVersions['since'] => ({
    title: version,
    href: `${page}#${toReleaseAnchor(api.id, version)}`,
  });
  const versions = findOperationVersions(await readReleases(api, siteDir));
  return new Map(
    [...versions].map(([key, {since, changedIn}]) => [
      key,
      {since: toLink(since), changedIn: changedIn.map(toLink)},
    ]),
  );
}
