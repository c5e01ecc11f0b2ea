import type {Cursor} from '../contract/cursor';

/** The servers of the first of several owners that names any: operation, path item, contract. */
export const listServers = (...owners: readonly Cursor[]): readonly Cursor[] =>
  owners.map((owner) => owner.items('servers')).find(({length}) => length > 0) ?? [];

/** As the contract writes it, with `{variables}`; without a slash at the end. */
export const findServerUrl = (server: Cursor | undefined): string =>
  (server?.text('url') ?? '').replace(/\/$/, '');
