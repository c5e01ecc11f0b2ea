import {type Json, STATUS_NAMES} from '@openapi-portal/openapi-model/inputs';
import {isJsonObject} from '@openapi-portal/reports/json';

import type {SandboxContent, SandboxResponse} from '../../model/model';
import type {Refusal} from '../refusal';

import type {ResponseData} from './response-data';
import {buildShortenedHeader} from './complete';

const PROBLEM = 'application/problem+json';

/** Writes a problem document independently of the contract (RFC 9457, 4.2.1). */
export const toPlainProblem = (
  {status, parts: {detail, headers, members, own}}: Refusal,
  requestId: string,
): ResponseData => ({
  status,
  ...(headers !== undefined && {headers}),
  mediaType: PROBLEM,
  body: {
    type: own?.type ?? 'about:blank',
    title: own?.title ?? STATUS_NAMES[status] ?? 'Problem',
    status,
    detail: clip(detail),
    instance: toInstance(requestId),
    ...members,
  },
});

const MAX_DETAIL = 500;

/** Returns the URI that identifies this occurrence of a problem (RFC 9457, 3.1.5). */
const toInstance = (requestId: string): string => `urn:uuid:${requestId}`;

const clip = (text: string): string =>
  text.length <= MAX_DETAIL ? text : `${text.slice(0, MAX_DETAIL - 1)}…`;

/** Finds the example named like the last segment of the problem's `type`; by default the first example. */
const findExample = ({examples}: SandboxContent, kind: string | undefined): Json | undefined =>
  kind !== undefined && Object.hasOwn(examples, kind) ? examples[kind] : Object.values(examples)[0];

/** Replaces the members of an example with those of the actual error. Members that the example lacks are not added. */
function overlay(example: Json, members: Readonly<Record<string, Json>>): Json {
  if (!isJsonObject(example)) return example;
  const known = Object.entries(members).filter(([name]) => Object.hasOwn(example, name));
  return {...example, ...Object.fromEntries(known)};
}

const toOccurrence = (requestId: string): Readonly<Record<string, Json>> => ({
  instance: toInstance(requestId),
  request_id: requestId,
});

/** Puts the id of this request into the problem document of an error response, because an example has another id. */
export const setOccurrenceId = (answer: ResponseData, requestId: string): ResponseData =>
  answer.status < 400 || answer.body === undefined
    ? answer
    : {...answer, body: overlay(answer.body, toOccurrence(requestId))};

/**
 * Writes a refusal as the contract's error response: the example of its kind of problem, with the actual details.
 *
 * @param response the contract's response for this status; if it has no body, a plain problem document is written
 */
export function writeProblem(
  refusal: Refusal,
  response: SandboxResponse | undefined,
  requestId: string,
): ResponseData {
  const {status, parts} = refusal;
  const [found] = Object.entries(response?.content ?? {});
  if (found === undefined) return toPlainProblem(refusal, requestId);
  const [mediaType, content] = found;
  const example = findExample(content, parts.kind);
  const detail = clip(parts.detail);
  const members = {
    status,
    detail,
    message: detail,
    ...toOccurrence(requestId),
    ...parts.members,
  };
  return {
    status,
    headers: {...buildShortenedHeader(content.shortened), ...parts.headers},
    mediaType,
    ...(example !== undefined && {body: overlay(example, members)}),
  };
}
