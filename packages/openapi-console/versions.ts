import {asObject, type JsonValue} from '@openapi-portal/reports/json';

import type {ReceivedResponse} from './response';

// The last `ETag` of each record. Like all input, it is kept in memory until the page is closed.
const versions = new Map<string, string>();

/** Marks an operation whose whole form was restored. The next version is not filled in. */
const HELD = '';

/** The version that was filled in last, by operation. */
const filledIn = new Map<string, string>();

/** An entity tag (RFC 9110, 8.8.3). */
const TAG = /^(W\/)?"[^"]*"$/;

function toRecord(address: string, base?: string): string | undefined {
  try {
    const {origin, pathname} = new URL(address, base);
    return origin + pathname;
  } catch {
    return undefined;
  }
}

export function forgetVersions(): void {
  versions.clear();
  filledIn.clear();
}

export const findHeader = (
  {headers}: Pick<ReceivedResponse, 'headers'>,
  name: string,
): string | undefined => headers.find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1];

/** Returns the key of a record. The scope distinguishes the sandbox from a server with the same URL. */
const toKey = (scope: string, record: string | undefined): string => `${scope} ${record ?? ''}`;

/** Returns the version of a record from its last response. `scope` distinguishes the sandbox. */
export const findVersion = (address: string, scope: string): string | undefined =>
  versions.get(toKey(scope, toRecord(address)));

/** Remembers the `ETag` of a response for the requested or created record. A change without one discards it. */
export function rememberVersion(
  {method, address}: {readonly method: string; readonly address: string},
  response: Pick<ReceivedResponse, 'status' | 'headers'>,
  scope: string,
): void {
  if (response.status < 200 || response.status > 299) return;
  const made = response.status === 201 ? findHeader(response, 'Location') : undefined;
  const record = toKey(scope, toRecord(made ?? address, address));
  const tag = findHeader(response, 'ETag');
  if (tag !== undefined) versions.set(record, tag);
  else if (method !== 'GET' && method !== 'HEAD') versions.delete(record);
}

/** Returns the current version from a 412 response, either from its `ETag` header or from its problem document. */
export function findCurrentVersion({
  status,
  headers,
  body,
}: Pick<ReceivedResponse, 'status' | 'headers' | 'body'>): string | undefined {
  if (status !== 412) return undefined;
  const members = body.kind === 'json' ? Object.entries(asObject(body.value as JsonValue)) : [];
  const [found] = members.flatMap(([name, value]) =>
    /e_?tag/i.test(name) && typeof value === 'string' && TAG.test(value) ? [value] : [],
  );
  return findHeader({headers}, 'ETag') ?? found;
}

/** Keeps the next version out of a form that was restored as a whole. */
export const skipNextVersion = (operation: string): void => void filledIn.set(operation, HELD);

/** Records a version. Returns true if it is new and must be filled in, false if the whole form was just restored. */
export function recordVersion(operation: string, version: string): boolean {
  const before = filledIn.get(operation);
  filledIn.set(operation, version);
  return before !== version && before !== HELD;
}
