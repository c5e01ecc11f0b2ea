import path from 'node:path';

import {buildSandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {readContract} from '@openapi-portal/openapi-model/reading';

import {createCisoSandbox} from '..';
import {toFirstState} from '../seed-records';
import type {Quota} from '../rate-limit';

const HOUR = 60 * 60 * 1000;

/** Options of a request. `body` is sent as JSON, with the media type for the request's method. */
export interface Sent {
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  // Untyped, because tests know the body that they expect.
  readonly body: Record<string, never> & Readonly<Record<string, unknown>>;
}

const readShared = async () => {
  const contract = await readContract(path.resolve('openapi/ciso-api.yaml'));
  const model = buildSandboxModel(contract);
  return {model, first: toFirstState(model)};
};

let shared: ReturnType<typeof readShared> | undefined;

/**
 * Opens a sandbox of the Ciso API with a function to send requests. The clock only advances when a test calls
 * `wait`.
 */
export async function openSandbox(quota: Quota = {requests: 1_000_000, seconds: 60}) {
  shared ??= readShared();
  const {model, first} = await shared;
  const bugs: string[] = [];
  let elapsed = 0;
  const sandbox = createCisoSandbox(model, {
    state: first,
    quota,
    clock: () => elapsed,
    report: (message) => bugs.push(message),
  });
  async function send(method: string, address: string, sent: Sent = {}): Promise<Received> {
    const {as = 'ciso', headers = {}, body} = sent;
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const response = await sandbox.fetch(
      new Request(`http://localhost/v1${address}`, {
        method,
        headers: {
          Authorization: `Bearer sandbox-${as}`,
          ...(body !== undefined && {'Content-Type': type}),
          ...headers,
        },
        ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
      }),
    );
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? {} : JSON.parse(text)) as Received['body'],
    };
  }
  return {
    ...sandbox,
    model,
    bugs,
    send,
    wait: (hours: number): void => void (elapsed += hours * HOUR),
    /** Formats the sandbox's time as in the API, the given number of days ahead. */
    toDate: (days: number): string =>
      `${new Date(first.at + elapsed + days * 24 * HOUR).toISOString().slice(0, 19)}Z`,
  };
}

/** Ids of people in the examples, by user type. The access of `ended` has expired. */
export const PEOPLE = {
  ciso: '6f1c2a90-4b7d-4e38-9a51-0c8d7b3f6ae2',
  member: '9d02e6b4-13fa-4c57-8e2d-5a9f0b71c64c',
  outsource: '3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591',
  vendor: 'c4a81f37-6e09-4d2b-a7f5-18b3d95e604f',
  auditor: 'e85b07c2-d143-4a96-8f3e-b27c6019da58',
  ended: 'a1d94c6e-5b28-4f73-8c0e-92e7d6f41b35',
} as const;
