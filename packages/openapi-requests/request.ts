import {findOwnMember, type JsonObject} from '@openapi-portal/reports/json';

import {type GivenCredential, placeCredential} from './authorization';
import {type ConsoleForm, findFilled, findMediaType, toBodyKind, toParameterKey} from './form';
import {toFormParts} from './form-parts';
import {isSendable, listSentHeaders} from './headers';
import {
  type ConsoleModel,
  encodeStrictly,
  type MediaType,
  type Pair,
  type Json,
  parseJson,
  toPathSegment,
  toQuery,
} from '@openapi-portal/openapi-model/inputs';
import {buildMultipart} from './multipart';
import {findSecrets} from './secrets';

export interface PreparedRequest {
  /** URL of the server, without a trailing slash. */
  readonly server: string;
  /** URL of the request, without credentials. */
  readonly address: string;
  /** Credentials in the query, encoded as `name=value`. */
  readonly keys: readonly string[];
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: BodyInit;
}

export const toUrl = ({address, keys}: PreparedRequest): string =>
  keys.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${keys.join('&')}`;

export const isSendableMethod = (method: string): boolean =>
  !/^(TRACE|TRACK|CONNECT)$/.test(method);

/** Returns true if a page can send a body with the method (Fetch Standard, 5.4). */
export const hasBodyMethod = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** Returns true if code samples send a body with the method. With HEAD, clients send none. */
export const isBodySent = (method: string): boolean => method !== 'HEAD';

function fillPath(model: ConsoleModel, form: ConsoleForm): string {
  const path = findFilled(model, form, 'path').reduce(
    (result, [parameter, value]) =>
      result.replaceAll(`{${parameter.name}}`, () => toPathSegment(parameter, value)),
    model.path,
  );
  // Without a slash, the path would extend the host name: `@other.example`.
  return path.startsWith('/') ? path : `/${path}`;
}

export function buildAddress(model: ConsoleModel, form: ConsoleForm, server: string): string {
  const query = findFilled(model, form, 'query')
    .map(([parameter, value]) => toQuery(parameter, value))
    .filter((part) => part !== '')
    .join('&');
  return server + fillPath(model, form) + (query === '' ? '' : `?${query}`);
}

/** Builds the body of a form from its fields as JSON text. */
function buildFields(text: string, described: MediaType, files: ConsoleForm['files']): BodyInit {
  const {mediaType} = described;
  const parts = toFormParts(described, parseJson(text) as JsonObject | readonly Json[]);
  if (mediaType.startsWith('multipart/')) return buildMultipart(parts, files, mediaType);
  return new URLSearchParams(
    parts.map((part) => [part.name, 'text' in part ? part.text : part.file]),
  );
}

function buildBody({method}: ConsoleModel, form: ConsoleForm, described: MediaType) {
  const {mediaType} = described;
  const kind = toBodyKind(mediaType);
  const text = findOwnMember(form.bodies, mediaType) ?? '';
  if (!hasBodyMethod(method)) return undefined;
  if (kind === 'file') return form.file;
  if (text.trim() === '') return undefined;
  return kind === 'fields' ? buildFields(text, described, form.files) : text;
}

const placeSecrets = (model: ConsoleModel, form: ConsoleForm) =>
  findSecrets(model, form)
    .filter(isSendable)
    .map((secret) => ({...secret, value: (form.values[toParameterKey(secret)] ?? '').trim()}));

export function buildRequest(
  model: ConsoleModel,
  form: ConsoleForm,
  server: string,
  given: readonly GivenCredential[],
): PreparedRequest {
  const described = findMediaType(model, form);
  const {mediaType = ''} = described ?? {};
  const body = described === undefined ? undefined : buildBody(model, form, described);
  const placed = [
    ...given.flatMap((credential) => placeCredential(credential) ?? []),
    ...placeSecrets(model, form),
  ];
  const inHeaders = placed.filter((credential) => credential.in === 'header');
  const inQuery = placed.filter((credential) => credential.in === 'query');
  return {
    server,
    address: buildAddress(model, form, server),
    keys: inQuery.map(({name, value}) => `${encodeStrictly(name)}=${encodeStrictly(value)}`),
    method: model.method,
    headers: [
      ...listSentHeaders(model, form, body === undefined ? '' : mediaType),
      ...inHeaders.map(({name, value}): Pair => [name, value]),
    ],
    ...(body !== undefined && {body}),
  };
}
