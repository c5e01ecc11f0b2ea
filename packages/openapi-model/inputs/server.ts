import {findOwnMember} from '@openapi-portal/reports/json';

import type {Server} from './model';

export interface ServerChoice {
  /** URL template of a server of the contract; undefined if the reader entered a URL in `other`. */
  readonly template: string | undefined;
  readonly other: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** The `template` of the sandbox, which replaces the contract's first server. */
export const SANDBOX = 'sandbox';

export type ServerAddress = {readonly url: string} | {readonly mistake: string};

/** Removes slashes at the end. Without the lookbehind, slashes before other text would take quadratic time. */
export const trimSlashes = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

export const fillVariables = (
  {url, variables = {}}: Server,
  chosen: ServerChoice['variables'],
): string =>
  url.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    return findOwnMember(chosen, name) ?? findOwnMember(variables, name)?.default ?? placeholder;
  });

/** @param template URL of the server as written in the contract; undefined and `SANDBOX` find no server */
export const findServer = (
  servers: readonly Server[],
  template: string | undefined,
): Server | undefined => servers.find(({url}) => url === template);

function findMistake({protocol, username, password, href}: URL): string | undefined {
  if (protocol !== 'https:' && protocol !== 'http:') {
    return 'Start the URL with https:// or http://.';
  }
  if (username !== '' || password !== '') {
    return 'Remove the user name and password from the URL. Enter them under Authorization.';
  }
  // `search` and `hash` are empty for a URL that ends with `?` or `#`, so `href` is checked.
  return /[?#]/.test(href)
    ? 'Remove ? and # and everything after them from the URL. Otherwise, requests go to another resource.'
    : undefined;
}

function toAddress(address: string, base?: string): ServerAddress {
  if (address === '') return {mistake: 'Enter a URL, such as https://api.example.org/v1.'};
  if (/[{}]/.test(address)) return {mistake: 'Replace the part in braces with a value.'};
  if (!URL.canParse(address, base)) {
    return {mistake: 'This is not a URL. Start it with https:// or http://.'};
  }
  const url = new URL(address, base);
  const mistake = findMistake(url);
  return mistake === undefined ? {url: trimSlashes(url.href)} : {mistake};
}

/** Returns the URL of the chosen server, without a trailing slash. `base` is the URL of the page. */
export function toChosenAddress(
  choice: ServerChoice,
  servers: readonly Server[],
  base: string,
): ServerAddress {
  const server = choice.template === SANDBOX ? servers[0] : findServer(servers, choice.template);
  return server === undefined
    ? toAddress(choice.other.trim())
    : toAddress(fillVariables(server, choice.variables), base);
}

export const toOrigin = (address: ServerAddress): string | undefined =>
  'url' in address ? new URL(address.url).origin : undefined;

export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

export function isMixedContent(url: string, base: string): boolean {
  const {protocol, hostname} = new URL(url);
  return new URL(base).protocol === 'https:' && protocol === 'http:' && !isLoopback(hostname);
}

/** Returns true if the host is reserved for examples and tests (RFC 2606, RFC 6761). */
export const isExampleHost = (url: string): boolean =>
  /(^|\.)(example|invalid|test|example\.(com|net|org))$/.test(new URL(url).hostname);
