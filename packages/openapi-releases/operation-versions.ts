import {toContract} from 'openapi-static/contract/contract';
import {listOperations} from 'openapi-static/contract/operations';
import {isNewOperation} from './change';
import {toOperationKey} from 'openapi-static/contract/operation-key';
import type {ReleaseNotes} from './check-releases';

/** The versions in which an operation came and changed. */
export interface OperationVersions {
  readonly since: string;
  /** Newest first; a change of words alone is none. */
  readonly changedIn: readonly string[];
}

const findSince = (key: string, releases: readonly ReleaseNotes[]): string | undefined => {
  const came = releases.filter(({changes}) =>
    changes.some((change) => change.operation === key && isNewOperation(change)),
  );
  return came.at(-1)?.version;
};

/**
 * The versions of the operations of the last release, by `toOperationKey`.
 *
 * @param releases oldest first
 */
export function toOperationVersions(
  releases: readonly ReleaseNotes[],
): ReadonlyMap<string, OperationVersions> {
  const last = releases.at(-1);
  if (last === undefined) return new Map();
  const keys = listOperations(toContract(last.document)).map(toOperationKey);
  return new Map(
    keys.flatMap((key) => {
      const since = findSince(key, releases);
      if (since === undefined) return [];
      const start = releases.findIndex(({version}) => version === since);
      const changed = releases
        .slice(start + 1)
        .filter(({changes}) =>
          changes.some(({operation, impact}) => operation === key && impact !== 'wording'),
        );
      return [[key, {since, changedIn: changed.map(({version}) => version).reverse()}]];
    }),
  );
}
