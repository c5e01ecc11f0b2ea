import {type Credential, placeCredential, type PlacedCredential} from './authorization';
import {type ConsoleForm, findMediaType, toBodyKind, toParameterKey} from './form';
import type {ConsoleModel, Parameter, ParameterPlace, SecurityRequirement} from './model';
import {encodeStrictly, toHeaderValue, toPathSegment, toQuery} from './serialize';
import {toWireValue, type WireValue} from './values';

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

/** A security scheme with what the reader has given for it. */
export interface GivenCredential {
  readonly requirement: SecurityRequirement;
  readonly credential: Credential;
}

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
export const isSendable = ({in: place, name}: Parameter): boolean =>
  place !== 'cookie' && !(place === 'header' && isForbiddenHeader(name));

/** Methods that browsers let a page send; with GET and HEAD no body goes along. */
export const isSendableMethod = (method: string): boolean =>
  !/^(TRACE|TRACK|CONNECT)$/.test(method);

export const hasBodyMethod = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

type Filled = readonly (readonly [Parameter, WireValue])[];

function toFilled(model: ConsoleModel, {values}: ConsoleForm, place: ParameterPlace): Filled {
  return model.parameters.flatMap((parameter) => {
    const text = values[toParameterKey(parameter)] ?? '';
    if (parameter.in !== place || text === '' || !isSendable(parameter)) return [];
    return [[parameter, toWireValue(text, parameter, model.$defs)] as const];
  });
}

function toPath({path}: ConsoleModel, filled: Filled): string {
  const filledPath = filled.reduce(
    (result, [parameter, value]) =>
      result.replaceAll(`{${parameter.name}}`, () => toPathSegment(parameter, value)),
    path,
  );
  // Without a slash in front it would go on with the server's name: `@other.example`.
  return filledPath.startsWith('/') ? filledPath : `/${filledPath}`;
}

const toSearch = (parts: readonly string[]): string => {
  const search = parts.filter((part) => part !== '').join('&');
  return search === '' ? '' : `?${search}`;
};

/** Fields given as a JSON object, as a form sends them; members that are not text go as JSON. */
function toFields(text: string): [name: string, value: string][] {
  const members = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return members.flatMap(([name, value]) =>
    [value]
      .flat()
      .map((entry): [string, string] => [
        name,
        typeof entry === 'string' ? entry : JSON.stringify(entry),
      ]),
  );
}

function toFormData(text: string): FormData {
  const data = new FormData();
  for (const [name, value] of toFields(text)) data.append(name, value);
  return data;
}

function toBody(model: ConsoleModel, form: ConsoleForm): BodyInit | undefined {
  const {mediaType} = findMediaType(model, form) ?? {};
  if (mediaType === undefined || !hasBodyMethod(model.method)) return undefined;
  const kind = toBodyKind(mediaType);
  if (kind === 'file') return form.file;
  const text = form.bodies[mediaType] ?? '';
  if (text.trim() === '') return undefined;
  if (kind !== 'fields') return text;
  return mediaType.startsWith('multipart/')
    ? toFormData(text)
    : new URLSearchParams(toFields(text));
}

/** The body's type; left to the browser where only it knows it (a boundary, the type of a file). */
function toContentType(model: ConsoleModel, form: ConsoleForm): string | undefined {
  const {mediaType = '*'} = findMediaType(model, form) ?? {};
  return /^multipart\/|\*/.test(mediaType) ? undefined : mediaType;
}

function toHeaders(
  model: ConsoleModel,
  form: ConsoleForm,
  body: BodyInit | undefined,
  placed: readonly PlacedCredential[],
): (readonly [string, string])[] {
  const contentType = body === undefined ? undefined : toContentType(model, form);
  return [
    ...(model.accept.length > 0 ? [['Accept', model.accept.join(', ')] as const] : []),
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
    ...toFilled(model, form, 'header').map(
      ([parameter, value]) => [parameter.name, toHeaderValue(parameter, value)] as const,
    ),
    ...placed
      .filter((credential) => credential.in === 'header')
      .map(({name, value}) => [name, value] as const),
  ];
}

/** The address of a request, without what authorizes it. */
export function toAddress(model: ConsoleModel, form: ConsoleForm, server: string): string {
  const query = toFilled(model, form, 'query').map(([parameter, value]) =>
    toQuery(parameter, value),
  );
  return server + toPath(model, toFilled(model, form, 'path')) + toSearch(query);
}

/**
 * What a reader has put in, as a request.
 *
 * @param server address without a slash at its end
 * @throws SyntaxError where text that is meant as JSON is none
 */
export function toRequest(
  model: ConsoleModel,
  form: ConsoleForm,
  server: string,
  given: readonly GivenCredential[],
): PreparedRequest {
  const placed = given.flatMap(
    ({requirement, credential}) => placeCredential(requirement, credential) ?? [],
  );
  const body = toBody(model, form);
  return {
    server,
    address: toAddress(model, form, server),
    keys: placed
      .filter((credential) => credential.in === 'query')
      .map(({name, value}) => `${encodeStrictly(name)}=${encodeStrictly(value)}`),
    method: model.method,
    headers: toHeaders(model, form, body, placed),
    ...(body !== undefined && {body}),
  };
}
