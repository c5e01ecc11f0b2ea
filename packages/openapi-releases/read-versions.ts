import type {Api} from '@openapi-portal/openapi-model';
import type {OperationVersions, PageChange} from '@openapi-portal/openapi-reference';
import {type Change, IS_NEW, type Release} from './change';
import {toReleaseAnchor} from './options';
import {groupByPage, WHOLE_API} from './page-changes';
import {readReleases} from './read-releases';

interface ChangingVersion {
  readonly version: string;
  /** Changes of more than wording. */
  readonly changes: readonly PageChange[];
}

/** The releases that added and changed an operation. */
interface Versions {
  readonly since: string;
  /** Newest first. */
  readonly changedIn: readonly ChangingVersion[];
}

const isWhole = ({locations}: PageChange | Change): boolean => locations.length === 0;

/** Adds a release to the versions of an operation; undefined if the release removes the operation. */
function follow(
  {since, changedIn}: Versions,
  version: string,
  all: readonly PageChange[],
  isGone: boolean,
): Versions | undefined {
  if (isGone) return undefined;
  if (all.some((change) => isWhole(change) && change.text === IS_NEW))
    return {since: version, changedIn: []};
  const changes = all.filter(({impact}) => impact !== 'wording');
  if (changes.length === 0) return {since, changedIn};
  return {since, changedIn: [{version, changes}, ...changedIn]};
}

const listGone = (changes: readonly Change[]): ReadonlySet<string | undefined> =>
  new Set(
    changes
      .filter((change) => isWhole(change) && change.isGone && change.text === 'is gone')
      .map(({operation}) => operation),
  );

/** Finds the versions of each operation in the last release, keyed by `toOperationKey`. */
export function findOperationVersions(releases: readonly Release[]): ReadonlyMap<string, Versions> {
  const found = new Map<string, Versions>();
  for (const {version, changes} of releases) {
    const gone = listGone(changes);
    for (const [operation, own] of groupByPage(changes)) {
      if (operation === WHOLE_API) continue;
      const known = found.get(operation) ?? {since: version, changedIn: []};
      const versions = follow(known, version, own, gone.has(operation));
      if (versions === undefined) found.delete(operation);
      else found.set(operation, versions);
    }
  }
  return found;
}

/**
 * Finds the versions of each operation, with links to the changelog.
 *
 * @param page URL path of the changelog, including the base path
 */
export function toVersionLinks(
  releases: readonly Release[],
  apiId: string,
  page: string,
): ReadonlyMap<string, OperationVersions> {
  const toLink = (version: string): OperationVersions['since'] => ({
    title: version,
    href: `${page}#${toReleaseAnchor(apiId, version)}`,
  });
  return new Map(
    [...findOperationVersions(releases)].map(([key, {since, changedIn}]) => [
      key,
      {
        since: toLink(since),
        changedIn: changedIn.map(({version, changes}) => ({...toLink(version), changes})),
      },
    ]),
  );
}

/**
 * Reads the releases that added and changed each operation of an API, keyed by `toOperationKey`, with links to the
 * changelog.
 *
 * @param page URL path of the changelog, including the base path
 * @throws ProblemsError with all problems of the releases
 */
export const readVersions = async (
  api: Api,
  siteDir: string,
  page: string,
): Promise<ReadonlyMap<string, OperationVersions>> =>
  toVersionLinks(await readReleases(api, siteDir), api.id, page);
