import {createRequire} from 'node:module';
import path from 'node:path';

import {sandboxDir} from '../install-missing';

interface LoadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly setupRequest?: (request: LoadRequest, context: Context) => LoadRequest;
  readonly onResponse?: (
    status: number,
    body: string,
    context: Context,
    headers: Readonly<Record<string, string>>,
  ) => void;
}

/** Data that autocannon passes to the next request of the same connection. */
interface Context {
  created?: {readonly id: string; readonly tag: string};
}

/** The used part of autocannon's result. Times are in milliseconds. */
export interface LoadResult {
  readonly requests: {readonly average: number; readonly total: number};
  readonly latency: {readonly p50: number; readonly p99: number; readonly max: number};
  readonly duration: number;
  readonly errors: number;
  readonly timeouts: number;
  readonly non2xx: number;
}

type Autocannon = (options: {
  readonly url: string;
  readonly connections: number;
  readonly amount?: number;
  readonly duration?: number;
  readonly sampleInt?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: readonly LoadRequest[];
}) => Promise<LoadResult>;

export const CONNECTIONS = 50;

const MERGE_PATCH = {'Content-Type': 'application/merge-patch+json'};

let count = 0;

/** Returns the request body that creates a user with a new email address. */
function toNewUser(): string {
  count += 1;
  const email = `load-${process.pid}-${count}@example.com`;
  return JSON.stringify({email, given_name: 'Load', family_name: 'Test', user_type: 'member'});
}

/**
 * Lists the requests that each connection repeats: three reads, then the creation, change and deletion of a user.
 *
 * @param userId id of an existing user
 */
const toRequests = (basePath: string, userId: string): readonly LoadRequest[] => [
  {method: 'GET', path: `${basePath}/users?page_size=2`},
  {method: 'GET', path: `${basePath}/users/${userId}`},
  {method: 'GET', path: `${basePath}/company`},
  {
    method: 'POST',
    path: `${basePath}/users`,
    headers: {'Content-Type': 'application/json'},
    setupRequest: (request) => ({...request, body: toNewUser()}),
    onResponse: (_status, body, context, headers) => {
      const {id} = JSON.parse(body) as {readonly id: string};
      context.created = {id, tag: findTag(headers)};
    },
  },
  {
    method: 'PATCH',
    path: `${basePath}/users`,
    headers: MERGE_PATCH,
    body: JSON.stringify({job_title: 'Tester'}),
    setupRequest: toCreated(basePath),
    onResponse: (_status, body, context, headers) => {
      const {id} = JSON.parse(body) as {readonly id: string};
      context.created = {id, tag: findTag(headers)};
    },
  },
  {method: 'DELETE', path: `${basePath}/users`, setupRequest: toCreated(basePath)},
];

const findTag = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'etag')?.[1] ?? '';

/** Directs a request at the created user, with its last `ETag` as `If-Match`. */
function toCreated(basePath: string): LoadRequest['setupRequest'] {
  return (request, {created}) => ({
    ...request,
    path: `${basePath}/users/${created?.id ?? ''}`,
    headers: {...request.headers, 'If-Match': created?.tag ?? ''},
  });
}

const TOKEN = {Authorization: 'Bearer sandbox-ciso'};

/**
 * Creates users until the server has a total number of them.
 *
 * @throws Error if a request fails
 */
export async function createUsers(url: string, total: number): Promise<void> {
  const headers = {...TOKEN, 'Content-Type': 'application/json'};
  const list = await fetch(`${url}/users?page_size=100`, {headers: TOKEN});
  const {items} = (await list.json()) as {readonly items: readonly unknown[]};
  for (let left = total - items.length; left > 0; left -= 1) {
    const response = await fetch(`${url}/users`, {method: 'POST', headers, body: toNewUser()});
    if (response.status !== 201) throw new Error(await response.text());
    await response.body?.cancel();
  }
}

/**
 * Sends requests over 50 connections as fast as possible.
 *
 * @param url URL of the server, including the path of the API
 * @param amount total number of requests
 */
export async function load(url: string, amount: number): Promise<LoadResult> {
  const require = createRequire(path.join(sandboxDir, 'package.json'));
  const autocannon = require('autocannon') as Autocannon;
  const {origin, pathname} = new URL(url);
  const basePath = pathname.replace(/\/$/, '');
  const answer = await fetch(`${url}/users?page_size=1`, {headers: TOKEN});
  const {items} = (await answer.json()) as {readonly items: readonly {readonly id: string}[]};
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount,
    // A round ends only with a sample. By default one lasts a second, a quarter of a round on a fast machine.
    sampleInt: 10,
    headers: TOKEN,
    requests: toRequests(basePath, items[0]?.id ?? ''),
  });
}
