import {createSandboxServer} from '@openapi-portal/openapi-sandbox/server';
import {startLocally} from '@openapi-portal/reports/testing/server';

import type {SampleRequest} from '@openapi-portal/openapi-samples';
import {createCisoSandbox} from '../../src/sandbox';
import {toFirstState} from '../../src/sandbox/seed-records';

import {listEntries, MODEL, type Printed} from './reference';

const FIRST = toFirstState(MODEL);

export const TOKEN = 'sandbox-ciso';

type Sandbox = ReturnType<typeof createCisoSandbox>;

/** Returns the email address of the user that a request creates; undefined for other requests. */
function findCreated({method, body}: SampleRequest): unknown {
  if (method !== 'POST' || body?.kind !== 'json') return undefined;
  return (body.value as {readonly email?: unknown}).email;
}

/** Creates a sandbox for one request. Its clock is stopped, and the user that the request creates does not exist. */
function openSandbox(request: SampleRequest, report: (bug: string) => void): Sandbox {
  const created = findCreated(request);
  const accounts = FIRST.accounts.filter(({email}) => email !== created);
  return createCisoSandbox(MODEL, {state: {...FIRST, accounts}, clock: () => 0, report});
}

/** The `ETag` in the environment of samples. */
export const SHOWN_TAG = '"the version that a read has shown"';

/** Replaces `SHOWN_TAG` by the current `ETag`, which readers would have received from a previous request. */
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
 * Serves the requests of the reference. Each request has its own sandbox below its own path, so that requests do not
 * affect each other.
 *
 * @returns the requests to send, the actual responses by the name of the request, and responses that violate the
 * contract
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
