import {isJsonType, type Json, writeStream} from '@openapi-portal/openapi-model/inputs';
import {formatValue, writeJson} from '@openapi-portal/reports/json';

import type {SandboxResponse} from '../../model/model';

import {negotiate} from './negotiate';
import type {ResponseData} from './response-data';
import type {SandboxRequest} from '../request/sandbox-request';

/** Returns true for statuses whose responses have no body (RFC 9110, 6.4.1). */
const isBodiless = (status: number): boolean => status === 204 || status === 205 || status === 304;

/** Replaces a media range such as `text/*`, because a response needs a concrete media type (RFC 9110, 8.3.1). */
const toSentType = (mediaType: string): string =>
  mediaType.includes('*') ? 'application/octet-stream' : mediaType;

const writeBody = (body: Json, mediaType = ''): string =>
  isJsonType(mediaType) ? writeJson(body) : (writeStream(body, mediaType) ?? formatValue(body));

/** Matches characters that a header value cannot contain (RFC 9110, 5.5), including lone surrogates. */
const UNSENDABLE = /[^\t\x20-\x7e\x80-\xff]/gu;

const encode = (character: string): string =>
  encodeURIComponent(character.replace(/\p{Cs}/u, '\ufffd'));

/** Percent-encodes characters that a header value cannot contain. Examples and scopes in a contract may have them. */
const toSentHeaders = (
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(UNSENDABLE, encode)]),
  );

export function toResponse({status, headers = {}, body, mediaType}: ResponseData): Response {
  const text = body === undefined ? null : writeBody(body, mediaType);
  const isTyped = text !== null && mediaType !== undefined;
  const others = Object.entries(headers).filter(([name]) => !/^content-type$/i.test(name));
  const all = {
    ...(isTyped ? Object.fromEntries(others) : headers),
    ...(isTyped && {'Content-Type': toSentType(mediaType)}),
  };
  return new Response(isBodiless(status) ? null : text, {status, headers: toSentHeaders(all)});
}

/** Returns a header with the reason why the sample in a response is smaller than its schema requires. */
export const buildShortenedHeader = (shortened?: string): Readonly<Record<string, string>> =>
  shortened === undefined ? {} : {'Sandbox-Shortened': shortened};

/** Adds the required headers that a response lacks, with the contract's examples as values. */
export function fillHeaders(
  answer: ResponseData,
  response: SandboxResponse | undefined,
): ResponseData {
  const given = new Set(Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase()));
  const missing = Object.entries(response?.headers ?? {}).filter(
    ([name, {required}]) => required && !given.has(name.toLowerCase()),
  );
  const filled = missing.flatMap(([name, header]) => [
    ...Object.entries(buildShortenedHeader(header.shortened)),
    [name, header.example] as const,
  ]);
  return {...answer, headers: {...Object.fromEntries(filled), ...answer.headers}};
}

/**
 * Adds the media type and the body that a response lacks.
 *
 * @param example name of the example to use as the body; by default, the first example
 */
export function completeResponse(
  answer: ResponseData,
  response: SandboxResponse | undefined,
  request: SandboxRequest,
  example?: string,
): ResponseData {
  const {content = {}} = response ?? {};
  const offered = Object.keys(content);
  if (offered.length === 0 || isBodiless(answer.status)) return answer;
  const accepted = negotiate(offered, request.headers.get('accept'));
  const mediaType = answer.mediaType ?? accepted ?? offered[0] ?? '';
  const {examples = {}, shortened} = content[mediaType] ?? {};
  const named =
    example !== undefined && Object.hasOwn(examples, example) ? examples[example] : undefined;
  const [body] = [answer.body, named, Object.values(examples)[0]].filter(
    (one) => one !== undefined,
  );
  const note = answer.body === undefined ? buildShortenedHeader(shortened) : {};
  const headers = {...note, ...answer.headers};
  return {...answer, headers, mediaType, ...(body !== undefined && {body})};
}
