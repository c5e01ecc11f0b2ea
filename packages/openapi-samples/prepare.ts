import {encodeStrictly} from '@openapi-portal/openapi-model/inputs';
import {type PreparedCredentials, prepareCredentials} from './credentials';
import {formatJson, type Json} from './literal';
import type {Template} from './template';
import type {
  FormField,
  Header,
  SampleResponse,
  SampleBody,
  SamplePart,
  SampleRequest,
  ShownHeader,
  TypedRequest,
} from './types';

export type PreparedHeader = readonly [name: string, value: Template];

export type PreparedBody =
  /** Text to send. For JSON, `json` is the value of the text. */
  | {
      readonly kind: 'text';
      readonly contentType: string;
      readonly text: string;
      readonly json?: Json;
    }
  | {readonly kind: 'form'; readonly contentType: string; readonly fields: readonly FormField[]}
  | {readonly kind: 'file'; readonly contentType: string; readonly file: string}
  /** Clients set the content type themselves, because it contains the boundary. */
  | {
      readonly kind: 'multipart';
      readonly contentType?: never;
      readonly parts: readonly SamplePart[];
      readonly mediaType?: string;
    };

export interface PreparedRequest extends Omit<PreparedCredentials, 'headers' | 'cookies'> {
  readonly method: string;
  /** URL without credentials. */
  readonly url: string;
  readonly address: Template;
  /** Headers with unique names, credentials first. The content type of the body is not included. */
  readonly headers: readonly PreparedHeader[];
  readonly body?: PreparedBody;
  /** Names of variables above the call. Each contains a new UUID, which a retry reuses. */
  readonly keys: readonly string[];
  readonly notes: readonly string[];
  readonly answer: SampleResponse;
  readonly shownHeaders: readonly ShownHeader[];
  /** True for a program without timeout and error handling. */
  readonly isShort: boolean;
  readonly typed?: TypedRequest;
  /** True if a 304 response is not a failure. */
  readonly isConditional: boolean;
}

const encode = (character: string): string =>
  character === "'" ? '%27' : encodeURIComponent(character);

/** Encodes characters in a URL that clients change: what a URI must not contain, brackets and quotes. */
export function toPortableUrl(url: string): string {
  const [, origin = '', path = '', query = ''] =
    /^([^:]*:\/\/[^/?#]*)([^?#]*)([^#]*)/.exec(url) ?? [];
  const encodedPath = path.replace(/[^\w\-.~!$&'()*+,;=:@/%]/gu, encode);
  return origin + encodedPath + query.replace(/[^\w\-.~!$&()*+,;=:@/?%]/gu, encode);
}

/** Merges headers with the same name into one, with their values as a list (RFC 9110, 5.3). */
export function mergeHeaders(headers: readonly Header[]): readonly Header[] {
  const merged = new Map<string, Header>();
  for (const [name, value] of headers) {
    const [first, values] = merged.get(name.toLowerCase()) ?? [name];
    merged.set(name.toLowerCase(), [first, values === undefined ? value : `${values}, ${value}`]);
  }
  return [...merged.values()];
}

const isNamed =
  (...names: readonly string[]) =>
  ([name]: readonly [string, unknown]): boolean =>
    names.includes(name.toLowerCase());

function prepareBody(body: SampleBody, contentType?: string): PreparedBody {
  if (body.kind === 'multipart') return body;
  const {mediaType, ...content} = body;
  const type = {contentType: contentType ?? mediaType};
  if (content.kind !== 'json') return {...type, ...content};
  return {...type, kind: 'text', text: formatJson(content.value), json: content.value};
}

const toAddress = (url: string, query: PreparedCredentials['query']): Template =>
  query.reduce<Template>(
    (address, {name, variable}, index) => {
      const sign = index === 0 && !url.includes('?') ? '?' : '&';
      const [last, ...before] = [...address].reverse();
      const start = `${sign}${encodeStrictly(name)}=`;
      const texts = typeof last === 'string' ? [last + start] : [...(last ? [last] : []), start];
      return [...before.reverse(), ...texts, {variable, isEncoded: true}];
    },
    [url],
  );

/** Merges all cookies into one header (RFC 6265, 5.4). */
function toCookies(
  headers: readonly Header[],
  cookies: PreparedCredentials['cookies'],
): readonly PreparedHeader[] {
  const given = headers.filter(isNamed('cookie')).map(([, value]) => value);
  const keys = cookies.flatMap(({name, variable}, index) => [
    `${index === 0 && given.length === 0 ? '' : '; '}${name}=`,
    {variable},
  ]);
  const [first = '', ...others] = keys;
  const start = typeof first === 'string' ? given.join('; ') + first : first;
  return start === '' ? [] : [['Cookie', [start, ...others]]];
}

const toKeyName = (_: string, index: number): string => (index === 0 ? 'key' : `key${index + 1}`);

export const TAG = 'ETAG';

const isPlainTitle = (title: string): boolean => /^[\p{L}\p{N} ,.()-]+$/u.test(title);

function toNotes({freshHeaders = [], taggedHeaders = [], tagFrom, isShort = false}: SampleRequest) {
  const source = tagFrom !== undefined && isPlainTitle(tagFrom) ? `'${tagFrom}'` : 'a read';
  return [
    ...(freshHeaders.length > 0 && !isShort ? ['A retry keeps it.'] : []),
    ...(taggedHeaders.length > 0 ? [`${TAG} comes from ${source}.`] : []),
  ];
}

export function prepare(request: SampleRequest): PreparedRequest {
  const {method, body, answer, freshHeaders = [], taggedHeaders = [], isShort = false} = request;
  const credentials = prepareCredentials(request.credentials);
  const merged = mergeHeaders(request.headers.filter((one) => !isNamed('cookie')(one)));
  const contentType = merged.find(isNamed('content-type'))?.[1];
  const own = body === undefined ? merged : merged.filter((one) => !isNamed('content-type')(one));
  const filled = [...freshHeaders, ...taggedHeaders].map((name) => name.toLowerCase());
  const keys = freshHeaders.map(toKeyName);
  const url = toPortableUrl(request.url);
  return {
    ...credentials,
    method,
    url,
    address: toAddress(url, credentials.query),
    headers: [
      ...credentials.headers,
      ...toCookies(request.headers, credentials.cookies),
      ...own
        .filter((one) => !isNamed(...filled)(one))
        .map(([name, value]): PreparedHeader => [name, [value]]),
      ...freshHeaders.map((name, index): PreparedHeader => [name, [{local: keys[index] ?? ''}]]),
      ...taggedHeaders.map((name): PreparedHeader => [name, [{variable: TAG, isNeeded: true}]]),
    ],
    ...(body !== undefined && {body: prepareBody(body, contentType)}),
    keys,
    notes: toNotes(request),
    answer,
    shownHeaders: isShort ? [] : (request.shownHeaders ?? []),
    isShort,
    ...(request.typed !== undefined && {typed: request.typed}),
    isConditional: merged.some(isNamed('if-none-match', 'if-modified-since')),
  };
}

export function listHeaders({headers, body}: PreparedRequest): readonly PreparedHeader[] {
  const isFirst = isNamed('authorization');
  const type: readonly PreparedHeader[] =
    body?.contentType === undefined ? [] : [['Content-Type', [body.contentType]]];
  return [...headers.filter(isFirst), ...type, ...headers.filter((header) => !isFirst(header))];
}

export const toComment = ({notes}: PreparedRequest, mark: string, margin = ''): string =>
  notes.map((note) => `${margin}${mark} ${note}\n`).join('');

export const listVariables = ({address, headers}: PreparedRequest): readonly string[] => [
  ...new Set(
    [...headers.flatMap(([, value]) => value), ...address].flatMap((piece) =>
      typeof piece === 'string' ? [] : (piece.variable ?? []),
    ),
  ),
];

/** Lists the distinct variables whose absence would disable a protection, such as `If-Match`. */
export const listRequiredVariables = ({headers}: PreparedRequest): readonly string[] => [
  ...new Set(
    headers
      .flatMap(([, value]) => value)
      .flatMap((piece) =>
        typeof piece !== 'string' && piece.variable !== undefined && piece.isNeeded === true
          ? piece.variable
          : [],
      ),
  ),
];

/** Returns a method as libraries write it, such as `Get`; undefined for unknown methods. */
export const findMethodName = (method: string): string | undefined =>
  /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)$/.test(method)
    ? method.charAt(0) + method.slice(1).toLowerCase()
    : undefined;
