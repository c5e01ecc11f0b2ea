import {asObject, type JsonValue} from '@openapi-portal/reports/json';

import type {ReceivedResponse} from './response';

// The versions of records that answers have named, by address; as all that is remembered, for the life of the page.
const versions = new Map<string, string>();

/** Marks a form that was filled in as a whole: the next version does not change it. */
const HELD = '';

/** The version that was filled in last, by operation. */
const filledIn = new Map<string, string>();

/** An entity tag (RFC 9110, 8.8.3). */
const TAG = /^(W\/)?"[^"]*"$/;

/** Returns the URL that identifies a record: without query and fragment. */
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

/** A record of a server; a sandbox has others at the same address. */
const toKey = (scope: string, record: string | undefined): string => `${scope} ${record ?? ''}`;

/**
 * The version of what is at an address, as the last answer named it.
 *
 * @param scope tells a sandbox from the server whose address it has
 */
export const findVersion = (address: string, scope: string): string | undefined =>
  versions.get(toKey(scope, toRecord(address)));

/**
 * Remembers the version in a response (`ETag`), for the requested record or for the created one in `Location`. A
 * change whose response has no version invalidates the known one.
 */
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

/** The current version that a refused change (412) names, in its header or its problem document. */
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

/** Leaves the next version out of a form that was put in as a whole. */
export const holdVersion = (operation: string): void => void filledIn.set(operation, HELD);

/** Returns true if a new version is to be filled in, unless the form was filled in as a whole. */
export function takeVersion(operation: string, version: string): boolean {
  const before = filledIn.get(operation);
  filledIn.set(operation, version);
  return before !== version && before !== HELD;
}
