import type {Mistake} from '@openapi-portal/reports';

import type {Cursor} from '../contract/cursor';

/** A URL that relative references are resolved against to see whether they can be. */
const BASE = 'https://base.invalid/';

/**
 * Matches characters that RFC 3986 (section 2) does not allow; letters of other scripts are encoded when
 * requested.
 */
const REFUSED = /[\s<>"\\^`{|}\p{Cc}]/u;

/** A scheme that needs a host, without one. */
const NO_HOST = /^(?:https?|wss?):(?!\/\/[^/?#:])/i;

/**
 * Finds what is wrong with a URL of a contract, which may be relative (OpenAPI 3.1.1, 4.6 Relative References in API
 * URLs): every URL of a contract is judged here.
 *
 * @returns a message that goes on after the name of the field; undefined for a URL that can be followed
 */
export function findAddressMistake(address: string): Mistake | undefined {
  const [variable] = /\{[^{}\s]+\}/.exec(address) ?? [];
  if (variable !== undefined) {
    const fix = 'write the whole URL: only the `url` of a server has variables';
    return {message: `has the variable ${variable}`, fix};
  }
  if (REFUSED.test(address)) {
    const fix =
      'write it as RFC 3986 has it: other characters, such as a space, become `%20` and the like';
    return {message: 'has a character that no URL has', fix};
  }
  if (NO_HOST.test(address)) {
    const fix =
      'name the host, as in `https://api.example.org/v1`, or write a relative URL, such as `/v1`';
    return {message: 'has no host', fix};
  }
  if (/^www\./i.test(address)) {
    const message = 'has no scheme: it would lead to a file of that name';
    return {message, fix: 'write `https://` before it'};
  }
  if (URL.canParse(address, BASE)) return undefined;
  const fix = 'write a URL, such as `https://api.example.org/v1`';
  return {message: 'cannot be read as a URL', fix};
}

/** Fills the variables of a server by their defaults; one without a default by `otherwise`. */
export const fillServer = (server: Cursor, otherwise: string): string =>
  (server.text('url') ?? '').replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = server.get('variables')?.get(name);
    return value?.has('default') === true ? (value.text('default') ?? '') : otherwise;
  });

/** Finds what is wrong with the URL of a server, with a value for each of its variables that has no default. */
export function findServerMistake(server: Cursor): Mistake | undefined {
  const filled = fillServer(server, 'value');
  const [braces] = /\{[^{}\s]+\}/.exec(filled) ?? [];
  if (braces === undefined) return findAddressMistake(filled);
  const fix = 'write a default that can be sent, such as `api`';
  return {message: `has ${braces} in the default of a variable`, fix};
}
