import {FORM_DATA} from '../multipart';
import {mergeHeaders} from '../prepare';
import type {SampleLanguage} from '../languages';
import type {SampleCredential, SamplePart, SampleRequest} from '../types';
import {type Case, FILES} from './case';
import {SECRETS, TAG, TOKEN} from './process';
import {readMultipart} from './read-multipart';
import type {Recorded} from './server';

/** A received request, with only the headers that the case tests. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The parsed value of JSON, or the fields of a form. */
  readonly body: unknown;
}

/** Matches integers in JSON that JavaScript would round. */
const LONG_INTEGER = /(?<=[:[,\s])-?\d{16,}(?=[\s,\]}])/g;

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const nameIntegers = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, function name(this: Readonly<Record<string, unknown>>, key, member) {
      // `member` is the result of `toJSON`, if the value has this method, and may be rounded.
      const own = this[key];
      return typeof own === 'bigint' ? `integer ${own}` : (member as unknown);
    }),
  );

/** Returns the content of a file of the cases, or generated content for any other file. */
const toBytes = (file: string): string =>
  FILES[file]?.toString('latin1') ?? `bytes of ${file}\u0000\r\n--`;

const toExpectedPart = (part: SamplePart) => ({
  name: part.name,
  ...(part.contentType !== undefined && {contentType: part.contentType}),
  ...('file' in part
    ? {file: part.file, content: toBytes(part.file)}
    : {content: Buffer.from(part.text).toString('latin1')}),
});

const asItIs = <Part>(part: Part): Part => part;

/** Removes the names of parts, which only `multipart/form-data` has. */
const withoutNames = <Part extends object>(part: Part) => ({...part, name: '', file: undefined});

const isPlain = (part: SamplePart): boolean => !('file' in part) && part.contentType === undefined;

/** Returns the body of a case, with long integers as text. */
function toExpectedBody({body}: Pick<SampleRequest, 'body'>): unknown {
  switch (body?.kind) {
    case 'json':
      return nameIntegers(body.value);
    case 'text':
      return body.text;
    case 'form':
      return [...body.fields].sort(compareFields);
    case 'file':
      return toBytes(body.file);
    case 'multipart':
      return body.parts
        .map(toExpectedPart)
        .map(body.mediaType === undefined ? asItIs : withoutNames);
    case undefined:
      return '';
  }
}

type Field = readonly [string, string];

/** Sorts fields by name, as some languages do, and keeps the order of values with the same name. */
const compareFields = ([a]: Field, [b]: Field): number => (a < b ? -1 : a > b ? 1 : 0);

/** Parses a received body, with long integers as text if the case contains long integers. */
export function readBody(text: string, {name, request}: Pick<Case, 'name' | 'request'>): unknown {
  if (request.body?.kind !== 'json') return text;
  const hasLongIntegers = name === 'long-integers';
  return JSON.parse(hasLongIntegers ? text.replace(LONG_INTEGER, '"integer $&"') : text);
}

function readReceived(one: Pick<Case, 'name' | 'request'>, {body, headers}: Recorded): unknown {
  const {body: sent} = one.request;
  switch (sent?.kind) {
    case 'form':
      return [...new URLSearchParams(body.toString())].sort(compareFields);
    case 'file':
      return body.toString('latin1');
    case 'multipart': {
      const parts = readMultipart(body, headers['content-type'] ?? '');
      return parts.map(({file, contentType, ...part}, index) => {
        const expected = sent.parts[index];
        const isText = expected !== undefined && !('file' in expected);
        return {
          ...part,
          // `fetch` converts the line breaks of text in a form to CRLF.
          ...(isText && {content: part.content.replaceAll('\r\n', '\n')}),
          // Some languages send plain text as `text/plain`, and give text with a content type a file name.
          ...(!(isText && isPlain(expected)) && contentType !== undefined && {contentType}),
          ...(!isText && {file}),
          ...(sent.mediaType !== undefined && withoutNames({})),
        };
      });
    }
    default:
      return readBody(body.toString(), one);
  }
}

const isKeyIn =
  (place: string) =>
  ({type, in: location}: SampleCredential): boolean =>
    type === 'apiKey' && location === place;

function toAuthorization({type, httpScheme}: SampleCredential): string {
  if (type !== 'http' || httpScheme === 'bearer') return `Bearer ${TOKEN}`;
  const {API_USER, API_PASSWORD} = SECRETS;
  return httpScheme === 'basic'
    ? `Basic ${Buffer.from(`${API_USER}:${API_PASSWORD}`).toString('base64')}`
    : `Hoba ${TOKEN}`;
}

/** Environment variables for API keys, keyed by the name of the header, parameter or cookie. */
const VARIABLES: Readonly<Record<string, string>> = {
  'X-API-Key': 'API_KEY',
  api_key: 'API_KEY',
  'app[id]': 'API_APP_ID',
  app_id: 'API_APP_ID',
  session: 'API_SESSION',
  sid: 'API_SID',
};

const toSecret = ({name = ''}: SampleCredential): string => SECRETS[VARIABLES[name] ?? ''] ?? '';

function toExpectedHeaders(request: Case['request']) {
  const {headers, freshHeaders = [], taggedHeaders = [], credentials, body} = request;
  const scheme = credentials.find(({type}) => type !== 'apiKey' && type !== 'mutualTLS');
  const cookies = [
    ...headers.filter(([name]) => name === 'Cookie').map(([, value]) => value),
    ...credentials.filter(isKeyIn('cookie')).map((key) => `${key.name}=${toSecret(key)}`),
  ];
  return {
    ...Object.fromEntries(
      mergeHeaders(headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    ...Object.fromEntries(freshHeaders.map((name) => [name.toLowerCase(), 'a new UUID'])),
    ...Object.fromEntries(taggedHeaders.map((name) => [name.toLowerCase(), TAG])),
    ...Object.fromEntries(
      credentials
        .filter(isKeyIn('header'))
        .map((key) => [(key.name ?? '').toLowerCase(), toSecret(key)]),
    ),
    ...(cookies.length > 0 && {cookie: cookies.join('; ')}),
    authorization: scheme && toAuthorization(scheme),
    'content-type': body?.kind === 'multipart' ? (body.mediaType ?? FORM_DATA) : body?.mediaType,
  };
}

/** Decodes the query if it contains keys, because languages encode keys differently. */
function readPath(path: string, {credentials}: Case['request']): string {
  if (!credentials.some(isKeyIn('query'))) return path;
  const {pathname, searchParams} = new URL(path, 'http://h');
  return [pathname, ...[...searchParams].map((pair) => pair.join('='))].join(' ');
}

export function toExpected(one: Pick<Case, 'name' | 'rest' | 'request'>): Asked {
  const {name, rest, request} = one;
  const keys = request.credentials
    .filter(isKeyIn('query'))
    .map((key) => `${key.name}=${toSecret(key)}`);
  return {
    method: request.method,
    path: [readPath(`/${name}${rest}`, request), ...keys].join(' '),
    headers: toExpectedHeaders(request),
    body: toExpectedBody(request),
  };
}

export function toActual(one: Pick<Case, 'name' | 'rest' | 'request'>, recorded: Recorded): Asked {
  const {method, path, headers} = recorded;
  const fresh = (one.request.freshHeaders ?? []).map((name) => name.toLowerCase());
  const withoutBoundary = (name: string) =>
    name === 'content-type' ? headers[name]?.replace(/; *boundary=.*/, '') : headers[name];
  const toValue = (name: string) =>
    fresh.includes(name) && UUID.test(headers[name] ?? '') ? 'a new UUID' : withoutBoundary(name);
  return {
    method,
    path: readPath(path, one.request),
    headers: Object.fromEntries(
      Object.keys(toExpectedHeaders(one.request)).map((name) => [name, toValue(name)]),
    ),
    body: readReceived(one, recorded),
  };
}

/** Returns how a program must end, and a word that its output must contain. */
export function toExpectedEnd(
  {request, answer}: Pick<Case, 'request' | 'answer'>,
  language: SampleLanguage,
): {readonly failed: boolean; readonly word: string} {
  // curl only prints the status, because otherwise it would save the error body as the file.
  const isBrief = language === 'curl' && request.answer.kind === 'file';
  if (answer.status >= 400)
    return {failed: true, word: isBrief ? String(answer.status) : 'Somebody else was faster.'};
  if (request.answer.kind === 'status') return {failed: false, word: String(answer.status)};
  const isShown =
    answer.content !== undefined && request.method !== 'HEAD' && request.answer.kind !== 'file';
  return {failed: false, word: isShown ? 'as expected' : ''};
}
