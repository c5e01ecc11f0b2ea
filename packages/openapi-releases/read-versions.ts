import type {Api} from 'openapi-static/api';
import type {OperationVersions} from 'openapi-static/reference/operation-versions';
import {findOperationVersions} from './operation-versions';
import {CHANGELOG_PAGE, toReleaseAnchor} from './options';
import {readReleases} from './read-releases';

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
): Promise<ReadonlyMap<string, OperationVersions>> {
  const toLink = (version: string): OperationVersions['since'] => ({
    title: version,
    href: `${baseUrl}${CHANGELOG_PAGE}#${toReleaseAnchor(api.id, version)}`,
  });
  const versions = findOperationVersions(await readReleases(api, siteDir));
  return new Map(
    [...versions].map(([key, {since, changedIn}]) => [
      key,
      {since: toLink(since), changedIn: changedIn.map(toLink)},
    ]),
  );
}
