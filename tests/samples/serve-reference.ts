import {createSandboxServer} from '@openapi-portal/openapi-sandbox/server';
import {startLocally} from '@openapi-portal/reports/testing/server';

import type {SampleRequest} from '@openapi-portal/openapi-samples';
import {createCisoSandbox} from '../../src/sandbox';
import {toFirstState} from '../../src/sandbox/seed-records';

import {listEntries, MODEL, type Printed} from './reference';

const FIRST = toFirstState(MODEL);

/** The token of a CISO with all scopes. */
export const TOKEN = 'sandbox-ciso';

type Sandbox = ReturnType<typeof createCisoSandbox>;

/** Returns the e-mail address of the person whom a request creates, who must not exist before. */
function findCreated({method, body}: SampleRequest): unknown {
  if (method !== 'POST' || body?.kind !== 'json') return undefined;
  return (body.value as {readonly email?: unknown}).email;
}

/** Opens a sandbox for one request, with a stopped clock. */
function openSandbox(request: SampleRequest, report: (bug: string) => void): Sandbox {
  const created = findCreated(request);
  const accounts = FIRST.accounts.filter(({email}) => email !== created);
  return createCisoSandbox(MODEL, {state: {...FIRST, accounts}, clock: () => 0, report});
}

/** The `ETag` that samples find in their environment. */
export const SHOWN_TAG = '"the version that a read has shown"';

/** The request with the version of the record as it is: a read before it would have shown that one. */
async function withCurrentTag(request: Request, sandbox: Sandbox): Promise<Request> {
  if (request.headers.get('If-Match') !== SHOWN_TAG) return request;
  const headers = {Authorization: `Bearer ${TOKEN}`};
  const read = await sandbox.fetch(new Request(request.url, {headers}));
  const changed = new Request(request);
  changed.headers.set('If-Match', read.headers.get('ETag') ?? '');
  return changed;
}

async function toAnswered(response: Response): Promise<Printed> {
  const {status, headers} = response;
  const text = await response.clone().text();
  const mediaType = headers.get('Content-Type');
  const body = text === '' ? undefined : (JSON.parse(text) as unknown);
  return {
    status,
    ...(mediaType !== null && {mediaType}),
    ...(body !== undefined && {body}),
  };
}

/**
 * The local sandbox behind its server, once for every request of the reference: each has a sandbox of its own, below
 * a path of its own.
 *
 * @returns the requests to send, what was answered to each by name, and answers that broke the contract
 */
export async function serveReference() {
  const bugs: string[] = [];
  const sandboxes = new Map<string, Sandbox>();
  const answered = new Map<string, readonly Printed[]>();
  const fetch: Sandbox['fetch'] = async (request) => {
    const name = /^\/([\w-]+)\//.exec(new URL(request.url).pathname)?.[1] ?? '';
    const sandbox = sandboxes.get(name);
    if (sandbox === undefined) return new Response(null, {status: 404});
    const address = request.url.replace(`/${name}/`, '/');
    const {method, headers} = request;
    const body = ['GET', 'HEAD'].includes(method) ? null : await request.arrayBuffer();
    const asked = await withCurrentTag(new Request(address, {method, headers, body}), sandbox);
    const response = await sandbox.fetch(asked);
    answered.set(name, [...(answered.get(name) ?? []), await toAnswered(response)]);
    return response;
  };
  const server = createSandboxServer({fetch}, {log: () => undefined});
  const {origin, close} = await startLocally(server);
  const entries = listEntries((name) => `${origin}/${name}/v1`);
  for (const {name, request} of entries) {
    sandboxes.set(
      name,
      openSandbox(request, (bug) => bugs.push(bug)),
    );
  }
  return {entries, answered, bugs, close};
}
