import {findOwn, type JsonObject} from '@openapi-portal/reports/json';

import {type GivenCredential, placeCredential} from './authorization';
import {type ConsoleForm, findMediaType, toBodyKind, toParameterKey} from './form';
import {toFormParts} from './form-parts';
import {
  type ConsoleModel,
  encodeStrictly,
  type MediaType,
  type Pair,
  type Parameter,
  type ParameterLocation,
  parseJson,
  toHeaderValue,
  toPathSegment,
  toQuery,
  toWireValue,
  type WireValue,
} from '@openapi-portal/openapi-model/requests';
import {buildMultipart} from './multipart';
import {findSecrets} from './secrets';

/** A request as `fetch` takes it; its address comes from `toUrl`. */
export interface PreparedRequest {
  /** Address of the server, without a slash at its end. */
  readonly server: string;
  /** The whole address, without what authorizes the request. */
  readonly address: string;
  /** What authorizes it in the query: `name=value`, encoded. */
  readonly keys: readonly string[];
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: BodyInit;
}

/** The address that a request is sent to. */
export const toUrl = ({address, keys}: PreparedRequest): string =>
  keys.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${keys.join('&')}`;

const FORBIDDEN_HEADERS = new Set(
  (
    'accept-charset accept-encoding access-control-request-headers access-control-request-method ' +
    'connection content-length cookie cookie2 date dnt expect host keep-alive origin referer ' +
    'set-cookie te trailer transfer-encoding upgrade via'
  ).split(' '),
);

/** Whether the Fetch standard forbids a page to set the header. */
export const isForbiddenHeader = (name: string): boolean =>
  FORBIDDEN_HEADERS.has(name.toLowerCase()) || /^(proxy|sec)-/i.test(name);

/** Whether a header can carry the text: one line of ISO 8859-1. */
export const isHeaderText = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);

/** Whether a page can send the parameter at all. */
export const isSendable = ({in: location, name}: Parameter): boolean =>
  location !== 'cookie' && !(location === 'header' && isForbiddenHeader(name));

/** Methods that browsers let a page send; with GET and HEAD no body goes along. */
export const isSendableMethod = (method: string): boolean =>
  !/^(TRACE|TRACK|CONNECT)$/.test(method);

export const hasBodyMethod = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** The parameters of a location that have a value, without those that are secrets. */
export function findFilled(
  {parameters, $defs}: ConsoleModel,
  {values}: ConsoleForm,
  location: ParameterLocation,
): (readonly [Parameter, WireValue])[] {
  return parameters.flatMap((parameter) => {
    const text = values[toParameterKey(parameter)] ?? '';
    if (parameter.in !== location || parameter.isSecret || text === '') return [];
    return [[parameter, toWireValue(text, parameter, $defs)] as const];
  });
}

function fillPath(model: ConsoleModel, form: ConsoleForm): string {
  const path = findFilled(model, form, 'path').reduce(
    (result, [parameter, value]) =>
      result.replaceAll(`{${parameter.name}}`, () => toPathSegment(parameter, value)),
    model.path,
  );
  // Without a slash in front it would go on with the server's name: `@other.example`.
  return path.startsWith('/') ? path : `/${path}`;
}

/** The address of a request, without what authorizes it. */
export function buildAddress(model: ConsoleModel, form: ConsoleForm, server: string): string {
  const query = findFilled(model, form, 'query')
    .map(([parameter, value]) => toQuery(parameter, value))
    .filter((part) => part !== '')
    .join('&');
  return server + fillPath(model, form) + (query === '' ? '' : `?${query}`);
}

/** Fields given as a JSON object, as a form sends them. */
function buildFields(text: string, described: MediaType, files: ConsoleForm['files']): BodyInit {
  const parts = toFormParts(described, parseJson(text) as JsonObject);
  if (described.mediaType.startsWith('multipart/')) return buildMultipart(parts, files);
  return new URLSearchParams(
    parts.map((part) => [part.name, 'text' in part ? part.text : part.file]),
  );
}

function buildBody({method}: ConsoleModel, form: ConsoleForm, described: MediaType) {
  const {mediaType} = described;
  const kind = toBodyKind(mediaType);
  const text = findOwn(form.bodies, mediaType) ?? '';
  if (!hasBodyMethod(method)) return undefined;
  if (kind === 'file') return form.file;
  if (text.trim() === '') return undefined;
  return kind === 'fields' ? buildFields(text, described, form.files) : text;
}

function buildHeaders(model: ConsoleModel, form: ConsoleForm, contentType: string): Pair[] {
  const own: readonly Pair[] = [
    ['Accept', model.accept.join(', ')],
    // A body of several parts names its boundary itself, and only the browser knows the type of a file.
    ['Content-Type', /^multipart\/|\*/.test(contentType) ? '' : contentType],
  ];
  const filled = findFilled(model, form, 'header')
    .filter(([parameter]) => isSendable(parameter))
    .map(([parameter, value]): Pair => [parameter.name, toHeaderValue(parameter, value)]);
  return [...own.filter(([, value]) => value !== ''), ...filled];
}

const placeSecrets = (model: ConsoleModel, form: ConsoleForm) =>
  findSecrets(model, form)
    .filter(isSendable)
    .map((secret) => ({...secret, value: (form.values[toParameterKey(secret)] ?? '').trim()}));

/**
 * What a reader has put in, as a request.
 *
 * @param server address without a slash at its end
 * @throws SyntaxError where text that is meant as JSON is none
 */
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
      ...buildHeaders(model, form, body === undefined ? '' : mediaType),
      ...inHeaders.map(({name, value}): Pair => [name, value]),
    ],
    ...(body !== undefined && {body}),
  };
}
