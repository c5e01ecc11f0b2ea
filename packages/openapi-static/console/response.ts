import {toBodyKind} from './form';
import {formatJson} from './json';

/** What came back, as the console shows it. */
export interface ReceivedResponse {
  readonly status: number;
  readonly statusText: string;
  /** Milliseconds until the whole body was there. */
  readonly duration: number;
  /** Bytes of the body, unpacked. */
  readonly size: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The address that answered, where it is not the one that was asked. */
  readonly redirectedTo?: string;
  readonly mediaType: string;
  readonly body: ResponseBody;
  readonly blob: Blob;
}

export type ResponseBody =
  | {readonly kind: 'empty'}
  | {readonly kind: 'json'; readonly text: string; readonly value: unknown}
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The body goes on. */
      readonly isCut?: true;
    }
  | {readonly kind: 'binary'};

/** The standard's names, which HTTP/2 no longer sends. */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  206: 'Partial Content',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Bytes above which a body is not read as JSON: to parse, format and show it would hold up the page. */
const MAX_READ = 1_000_000;

/**
 * @param stream whether the bytes may end within a character
 * @returns nothing where the bytes are not text in the character set
 */
function decode(bytes: ArrayBuffer, charset: string, stream: boolean): string | undefined {
  try {
    return new TextDecoder(charset, {fatal: true}).decode(bytes, {stream});
  } catch {
    return undefined;
  }
}

/** Whether text holds characters that no text has, as the first bytes of most binary formats do. */
const isControlled = (text: string): boolean => /(?!\s)\p{Cc}/u.test(text.slice(0, 1000));

/**
 * A body as it is shown; of a long one the beginning, as it came.
 *
 * @param contentType the header, empty where there is none: the bytes then decide
 */
export function parseBody(bytes: ArrayBuffer, contentType: string): ResponseBody {
  if (bytes.byteLength === 0) return {kind: 'empty'};
  const kind = contentType === '' ? undefined : toBodyKind(contentType);
  if (kind === 'file') return {kind: 'binary'};
  const isCut = bytes.byteLength > MAX_READ;
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  const text = decode(isCut ? bytes.slice(0, MAX_READ) : bytes, charset, isCut);
  if (text === undefined || (kind === undefined && isControlled(text))) return {kind: 'binary'};
  if (isCut) return {kind: 'text', text, isCut};
  if (kind !== undefined && kind !== 'json') return {kind: 'text', text};
  try {
    return {kind: 'json', value: JSON.parse(text) as unknown, text: formatJson(text)};
  } catch {
    return {kind: 'text', text};
  }
}

/**
 * Reads a response to its end.
 *
 * @param url the address that was asked
 * @param started reading of `performance.now()` when the request was sent
 */
export async function readResponse(
  response: Response,
  url: string,
  started: number,
): Promise<ReceivedResponse> {
  const bytes = await response.arrayBuffer();
  const duration = Math.round(performance.now() - started);
  const contentType = response.headers.get('content-type') ?? '';
  const mediaType = (contentType.split(';')[0] ?? '').trim();
  return {
    status: response.status,
    statusText: response.statusText || (STATUS_NAMES[response.status] ?? ''),
    duration,
    size: bytes.byteLength,
    headers: [...response.headers],
    ...(response.redirected && response.url !== url && {redirectedTo: response.url}),
    mediaType,
    body: parseBody(bytes, contentType),
    // A link to it can be opened like a page of this site: as HTML, the server's scripts would be ours.
    blob: new Blob([bytes], {type: 'application/octet-stream'}),
  };
}

/** Bytes as a reader takes them in: `812 bytes`, `1.4 kB`, `3.2 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes < 999_950 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

export const formatDuration = (milliseconds: number): string =>
  milliseconds < 10_000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** Subtypes that are endings, also behind a `+`. Those that a browser or a system runs are not among them. */
const ENDING =
  /^(?:application|image|text)\/(?:x-)?(csv|gif|ndjson|pdf|png|webp|yaml|zip)$|^(?:application|text)\/(?:.+\+)?(json|xml)$/;

/** The endings of other media types. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
};

function findEnding(mediaType: string): string {
  if (Object.hasOwn(ENDINGS, mediaType)) return ENDINGS[mediaType] ?? '';
  const [, type, suffix] = ENDING.exec(mediaType) ?? [];
  return type ?? suffix ?? (mediaType.startsWith('text/') ? 'txt' : 'bin');
}

/**
 * A file name for a body: the last segment of the contract's path, with an ending for the media type.
 * Nothing in it is the server's: the ending comes from a list.
 */
export function buildFileName(path: string, mediaType: string): string {
  const segments = path.split('/').filter((part) => /^[\w.-]+$/.test(part));
  return `${segments.at(-1) ?? 'response'}.${findEnding(mediaType.toLowerCase())}`;
}
