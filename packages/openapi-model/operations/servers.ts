import type {Cursor} from '../contract/cursor';

import {findServerMistake} from './addresses';

/** Lists the servers of the first of several owners that names any: operation, path item, contract. */
export const listNamedServers = (...owners: readonly Cursor[]): readonly Cursor[] =>
  owners.map((owner) => owner.items('servers')).find(({length}) => length > 0) ?? [];

/** Lists the servers that requests can be sent to; those of another owner do not take the place of others. */
export const listServers = (...owners: readonly Cursor[]): readonly Cursor[] =>
  listNamedServers(...owners).filter((server) => findServerMistake(server) === undefined);

/** Returns the server URL as in the contract, with `{variables}`, without a slash at the end. */
export const findServerUrl = (server: Cursor | undefined): string =>
  (server?.text('url') ?? '').replace(/\/$/, '');
