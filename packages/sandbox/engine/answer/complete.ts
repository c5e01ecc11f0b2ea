import {formatValue} from 'static-pages/reports/json';

import type {SandboxResponse} from '../../model/model';

import {negotiate} from './accept';
import type {Answer} from './answer';

/** Answers that have no body (RFC 9110, 6.4.1). */
const isBodiless = (status: number): boolean => status === 204 || status === 205 || status === 304;

export function toResponse({status, headers = {}, body, mediaType}: Answer): Response {
  const isJson = mediaType?.includes('json') === true;
  const text = body === undefined ? null : isJson ? JSON.stringify(body) : formatValue(body);
  const all = new Headers(headers);
  if (text !== null && mediaType !== undefined) all.set('Content-Type', mediaType);
  return new Response(isBodiless(status) ? null : text, {status, headers: all});
}

/** The headers that the contract asks for and nothing has given, from its examples. */
export function fillHeaders(answer: Answer, response: SandboxResponse | undefined): Answer {
  const given = new Set(Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase()));
  const missing = Object.entries(response?.headers ?? {}).flatMap(([name, {required, example}]) =>
    required && !given.has(name.toLowerCase()) ? [[name, formatValue(example)] as const] : [],
  );
  return {...answer, headers: {...Object.fromEntries(missing), ...answer.headers}};
}

/** An answer with the media type and body that it lacks: an example of the contract. */
export function complete(
  answer: Answer,
  response: SandboxResponse | undefined,
  request: Request,
  example?: string,
): Answer {
  const {content = {}} = response ?? {};
  const offered = Object.keys(content);
  if (offered.length === 0 || isBodiless(answer.status)) return answer;
  const accepted = negotiate(offered, request.headers.get('accept'));
  const mediaType = answer.mediaType ?? accepted ?? offered[0] ?? '';
  const {examples = {}} = content[mediaType] ?? {};
  const named =
    example !== undefined && Object.hasOwn(examples, example) ? examples[example] : undefined;
  const body = answer.body ?? named ?? Object.values(examples)[0];
  return {...answer, mediaType, ...(body !== undefined && {body})};
}
