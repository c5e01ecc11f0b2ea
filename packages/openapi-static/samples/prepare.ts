import type {Json} from './json';
import {formatJson} from './literal';
import type {Header, SampleRequest} from './types';

export interface PreparedBody {
  readonly contentType: string;
  /** What is sent; JSON over lines. */
  readonly text: string;
  /** Only of a JSON body. */
  readonly json?: Json;
}

/** A request with what every language asks of it. */
export interface PreparedRequest extends Omit<SampleRequest, 'body'> {
  /** Every name once; without `Content-Type` where there is a body. */
  readonly headers: readonly Header[];
  readonly body?: PreparedBody;
  /** Whether 304 is an answer rather than a failure. */
  readonly isConditional: boolean;
  /** Whether content of an answer is JSON. */
  readonly isJsonExpected: boolean;
}

const encode = (character: string): string =>
  character === "'" ? '%27' : encodeURIComponent(character);

/**
 * An address that every client sends as it stands: what a URI must not have is encoded, and so are
 * brackets, with which curl means ranges, and quotes in the query, which `fetch` encodes.
 */
export function toPortableUrl(url: string): string {
  const [, origin = '', path = '', query = ''] =
    /^([^:]*:\/\/[^/?#]*)([^?#]*)([^#]*)/.exec(url) ?? [];
  const encodedPath = path.replace(/[^\w\-.~!$&'()*+,;=:@/%]/gu, encode);
  return origin + encodedPath + query.replace(/[^\w\-.~!$&()*+,;=:@/?%]/gu, encode);
}

/** Headers with every name once: one that is given twice has its values in a list (RFC 9110, 5.3). */
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
  ([name]: Header): boolean =>
    names.includes(name.toLowerCase());

const isJsonType = (mediaType: string): boolean => /[/+]json\s*(;|$)/i.test(mediaType);

function prepareBody(
  {mediaType, value}: NonNullable<SampleRequest['body']>,
  contentType = mediaType,
): PreparedBody {
  if (typeof value === 'string' && !isJsonType(mediaType)) return {contentType, text: value};
  return {contentType, text: formatJson(value), json: value};
}

/** What the samples of all languages have in common, decided once. */
export function prepare({body, ...request}: SampleRequest): PreparedRequest {
  const headers = mergeHeaders(request.headers);
  const contentType = headers.find(isNamed('content-type'))?.[1];
  const accept = headers.find(isNamed('accept'))?.[1] ?? 'application/json';
  return {
    ...request,
    url: toPortableUrl(request.url),
    headers: body === undefined ? headers : headers.filter((one) => !isNamed('content-type')(one)),
    body: body && prepareBody(body, contentType),
    isConditional: headers.some(isNamed('if-none-match', 'if-modified-since')),
    isJsonExpected: accept.split(',').some(isJsonType),
  };
}

/**
 * The headers to send as code, with the body's type first.
 *
 * @param authorization the code of the header that carries the token, which goes before them
 */
export function writeHeaders<Code>(
  {headers, body, bearerToken}: PreparedRequest,
  authorization: Code,
  write: (name: string, value: string) => Code,
): readonly Code[] {
  const type = body === undefined ? [] : [write('Content-Type', body.contentType)];
  const others = headers.map(([name, value]) => write(name, value));
  return [...(bearerToken ? [authorization] : []), ...type, ...others];
}

/** A method as languages name it, `Get`; nothing for one that they may not know. */
export const findMethodName = (method: string): string | undefined =>
  /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)$/.test(method)
    ? method.charAt(0) + method.slice(1).toLowerCase()
    : undefined;
