import {IS_NEW} from './change';
import type {Release} from './release';

/** The versions in which an operation came and changed. */
interface OperationVersions {
  readonly since: string;
  /** Newest first; a change of words alone is none. */
  readonly changedIn: readonly string[];
}

/**
 * The versions of the operations of the last release, by `toOperationKey`.
 *
 * @param releases oldest first
 */
export function findOperationVersions(
  releases: readonly Release[],
): ReadonlyMap<string, OperationVersions> {
  const found = new Map<string, OperationVersions>();
  for (const {version, changes} of releases) {
    for (const {operation, impact, locations, text, isGone} of changes) {
      if (operation === undefined) continue;
      const {since = version, changedIn = []} = found.get(operation) ?? {};
      const isWhole = locations.length === 0;
      if (isWhole && text === IS_NEW) found.set(operation, {since: version, changedIn: []});
      else if (isWhole && isGone) found.delete(operation);
      else if (impact !== 'wording' && changedIn[0] !== version) {
        found.set(operation, {since, changedIn: [version, ...changedIn]});
      }
    }
  }
  return found;
}
