import type {Api} from '@openapi-portal/openapi-model';
import type {OperationVersions} from '@openapi-portal/openapi-reference';
import {type Change, IS_NEW, type Release} from './change';
import {toReleaseAnchor} from './options';
import {readReleases} from './read-releases';

/** The versions in which an operation came and changed. */
interface Versions {
  readonly since: string;
  /** Newest first; a change of words alone is none. */
  readonly changedIn: readonly string[];
}

/** The operations that a change concerns: its own, or all that show what they share. */
const listConcerned = ({operation, locations}: Change): readonly string[] =>
  operation === undefined
    ? locations.flatMap(({shownBy = []}) => shownBy.map((shown) => shown.operation))
    : [operation];

function note(
  found: Map<string, Versions>,
  operation: string,
  version: string,
  {impact, locations, text, isGone}: Change,
): void {
  const {since = version, changedIn = []} = found.get(operation) ?? {};
  const isWhole = locations.length === 0;
  if (isWhole && text === IS_NEW) found.set(operation, {since: version, changedIn: []});
  else if (isWhole && isGone) found.delete(operation);
  else if (impact !== 'wording' && changedIn[0] !== version) {
    found.set(operation, {since, changedIn: [version, ...changedIn]});
  }
}

/**
 * The versions of the operations of the last release, by `toOperationKey`.
 *
 * @param releases oldest first
 */
export function findOperationVersions(releases: readonly Release[]): ReadonlyMap<string, Versions> {
  const found = new Map<string, Versions>();
  for (const {version, changes} of releases) {
    for (const change of changes) {
      for (const operation of listConcerned(change)) note(found, operation, version, change);
    }
  }
  return found;
}

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
  const versions = [...findOperationVersions(await readReleases(api, siteDir))];
  return new Map(
    versions.map(([key, {since, changedIn}]) => [
      key,
      {since: toLink(since), changedIn: changedIn.map(toLink)},
    ]),
  );
}
