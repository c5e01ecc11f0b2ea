import {type Api, listOperations, toContract, toOperationKey} from '@openapi-portal/openapi-model';

import type {Release} from './change';
import {readReleases} from './read-releases';

/**
 * Finds the ids that each operation had in releases, newest first, keyed by `toOperationKey`. This key consists of
 * method and path, so it stays the same when the id changes.
 */
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
