import type {Cursor} from '../contract/cursor';

import {findServerMistake} from './addresses';

/** Lists the servers of the first owner that has any: an operation, its path item, the contract. */
export const listNamedServers = (...owners: readonly Cursor[]): readonly Cursor[] =>
  owners.map((owner) => owner.items('servers')).find(({length}) => length > 0) ?? [];

/** Lists the servers with a valid URL. If an owner's servers are all invalid, the next owner's servers are not used. */
export const listServers = (...owners: readonly Cursor[]): readonly Cursor[] =>
  listNamedServers(...owners).filter((server) => findServerMistake(server) === undefined);

/** Returns the server URL as written in the contract, with `{variables}` but without a trailing slash. */
export const findServerUrl = (server: Cursor | undefined): string =>
  (server?.text('url') ?? '').replace(/\/$/, '');
