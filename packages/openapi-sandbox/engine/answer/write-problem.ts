import {type Json, STATUS_NAMES} from '@openapi-portal/openapi-model/requests';
import {isJsonObject} from '@openapi-portal/reports/json';

import type {SandboxContent, SandboxResponse} from '../../model/model';
import type {Refusal} from '../refusal';

import type {SandboxAnswer} from './answer';

const PROBLEM = 'application/problem+json';

/** A problem of no kind but its status, or of the sandbox's own, which a contract need not declare (RFC 9457, 4.2.1). */
export const toPlainProblem = (
  {status, parts: {detail, headers, instance, members, own}}: Refusal,
  requestId: string,
): SandboxAnswer => ({
  status,
  ...(headers !== undefined && {headers}),
  mediaType: PROBLEM,
  body: {
    type: own?.type ?? 'about:blank',
    title: own?.title ?? STATUS_NAMES[status] ?? 'Problem',
    status,
    detail: clip(detail),
    instance: toInstance(instance, requestId),
    ...members,
  },
});

/** Characters of a request that a problem repeats at most, in one member. */
const MAX_REPEATED = 200;

const MAX_DETAIL = 500;

const isAddress = (text: string): boolean =>
  text.length <= MAX_REPEATED && /^(?:[\w\-.~!$&'()*+,;=:@/]|%[\da-f]{2})+$/i.test(text);

/** The path of the resource that the problem concerns, where it is an address that can be repeated. */
const toInstance = (instance: string | undefined, requestId: string): string =>
  instance !== undefined && isAddress(instance) ? instance : `urn:uuid:${requestId}`;

const clip = (text: string): string =>
  text.length <= MAX_DETAIL ? text : `${text.slice(0, MAX_DETAIL - 1)}…`;

/** Names of examples end as kinds of problems do: in the last part of `type`. */
const findExample = ({examples}: SandboxContent, kind: string | undefined): Json | undefined =>
  kind !== undefined && Object.hasOwn(examples, kind) ? examples[kind] : Object.values(examples)[0];

/** An example with what went wrong this time, in those of its members that say so. */
function overlay(example: Json, members: Readonly<Record<string, Json>>): Json {
  if (!isJsonObject(example)) return example;
  const known = Object.entries(members).filter(([name]) => Object.hasOwn(example, name));
  return {...example, ...Object.fromEntries(known)};
}

/**
 * A refusal in the words of the contract: the example of its kind, with what went wrong this time.
 *
 * @param response what the contract says of this status; a plain problem document where it says nothing of a body
 * @param requestId a UUID
 */
export function writeProblem(
  refusal: Refusal,
  response: SandboxResponse | undefined,
  requestId: string,
): SandboxAnswer {
  const {status, parts} = refusal;
  const [found] = Object.entries(response?.content ?? {});
  if (found === undefined) return toPlainProblem(refusal, requestId);
  const headers = parts.headers === undefined ? {} : {headers: parts.headers};
  const [mediaType, content] = found;
  const example = findExample(content, parts.kind);
  const detail = clip(parts.detail);
  const instance = toInstance(parts.instance, requestId);
  const members = {
    status,
    detail,
    message: detail,
    instance,
    request_id: requestId,
    ...parts.members,
  };
  return {
    status,
    ...headers,
    mediaType,
    ...(example !== undefined && {body: overlay(example, members)}),
  };
}
