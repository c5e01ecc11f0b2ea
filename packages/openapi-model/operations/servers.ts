import type {Cursor} from '../contract/cursor';

import {isReachable} from './addresses';

/**
 * Lists the servers of the first of several owners that names any: operation, path item, contract. A server whose URL
 * cannot be read is left out; those of another owner do not take its place.
 */
export const listServers = (...owners: readonly Cursor[]): readonly Cursor[] =>
  (owners.map((owner) => owner.items('servers')).find(({length}) => length > 0) ?? []).filter(
    isReachable,
  );

/** As the contract writes it, with `{variables}`; without a slash at the end. */
export const findServerUrl = (server: Cursor | undefined): string =>
  (server?.text('url') ?? '').replace(/\/$/, '');
