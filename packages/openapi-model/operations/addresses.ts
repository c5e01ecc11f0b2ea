import type {Mistake} from '@openapi-portal/reports';

import type {Cursor} from '../contract/cursor';

const BASE = 'https://base.invalid/';

/** Matches characters that RFC 3986 (section 2) forbids. Clients encode letters of other scripts. */
const REFUSED = /[\s<>"\\^`{|}\p{Cc}]/u;

/** Matches `http` and `ws` URLs without a host. */
const NO_HOST = /^(?:https?|wss?):(?!\/\/[^/?#:])/i;

/** Finds what is wrong with a URL in a contract, which may be relative (OpenAPI 3.1.1, 4.6). */
export function findUrlProblem(address: string): Mistake | undefined {
  const [variable] = /\{[^{}\s]+\}/.exec(address) ?? [];
  if (variable !== undefined) {
    const fix = 'write the complete URL: only the `url` of a server can contain variables';
    return {message: `contains the variable ${variable}`, fix};
  }
  if (REFUSED.test(address)) {
    const fix = 'percent-encode the character (RFC 3986): write a space as `%20`';
    return {message: 'contains a character that is not allowed in a URL', fix};
  }
  if (NO_HOST.test(address)) {
    const fix =
      'name the host, as in `https://api.example.org/v1`, or write a relative URL, such as `/v1`';
    return {message: 'has no host', fix};
  }
  if (/^www\./i.test(address)) {
    const message = 'has no scheme, so browsers resolve it as a relative URL';
    return {message, fix: 'add `https://` in front of it'};
  }
  if (URL.canParse(address, BASE)) return undefined;
  const fix = 'write a URL, such as `https://api.example.org/v1`';
  return {message: 'is not a valid URL', fix};
}

/** Returns the URL of a server with its variables replaced by their defaults, or by `otherwise`. */
export const fillServer = (server: Cursor, otherwise: string): string =>
  (server.text('url') ?? '').replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = server.get('variables')?.get(name);
    return value?.has('default') === true ? (value.text('default') ?? '') : otherwise;
  });

function findSchemeMistake(address: string): Mistake | undefined {
  const {protocol} = new URL(address, BASE);
  if (/^(?:https?|wss?):$/.test(protocol)) return undefined;
  const fix = 'write a URL with `https` or `http`, or a relative URL';
  return {message: `uses the scheme ${protocol.slice(0, -1)}`, fix};
}

/**
 * Finds what is wrong with the URL of a server, which pages offer to copy and requests are sent to. Variables without a
 * default get a placeholder value.
 */
export function findServerProblem(server: Cursor): Mistake | undefined {
  const filled = fillServer(server, 'value');
  const [braces] = /\{[^{}\s]+\}/.exec(filled) ?? [];
  if (braces === undefined) return findUrlProblem(filled) ?? findSchemeMistake(filled);
  const fix = 'write a default without braces, such as `api`';
  return {message: `contains ${braces} in the default of a variable`, fix};
}

/** Returns the servers of the first owner with servers. The owners are an operation, its path item and the contract. */
export const listNamedServers = (...owners: readonly Cursor[]): readonly Cursor[] =>
  owners.map((owner) => owner.items('servers')).find(({length}) => length > 0) ?? [];

/** Lists the servers with a valid URL. If an owner's servers are all invalid, the next owner's servers are not used. */
export const listServers = (...owners: readonly Cursor[]): readonly Cursor[] =>
  listNamedServers(...owners).filter((server) => findServerProblem(server) === undefined);

/** Returns the server URL as written in the contract, with `{variables}` but without a trailing slash. */
export const findServerUrl = (server: Cursor | undefined): string =>
  (server?.text('url') ?? '').replace(/\/$/, '');
