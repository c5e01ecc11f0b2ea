import {toBodyKind} from '@openapi-portal/openapi-requests';
import {readJson} from '@openapi-portal/reports/json';
import {formatJson, parseJson} from '@openapi-portal/openapi-model/inputs';
import {type JsonNode, readJsonTree} from './json-tree';

export type ResponseBody =
  | {readonly kind: 'empty'}
  | JsonBody
  | TextBody
  | LinesBody
  | {readonly kind: 'binary'};

interface JsonBody {
  readonly kind: 'json';
  /** Over lines. */
  readonly text: string;
  readonly value: unknown;
  readonly tree: JsonNode;
}

export interface TextBody {
  readonly kind: 'text';
  readonly text: string;
  /** The body goes on. */
  readonly isCut?: true;
  /** Of one that goes on: it is said to be JSON. */
  readonly isJson?: true;
  /** Where it is not the JSON that the server says it is. */
  readonly mistake?: JsonMistake;
}

/** Events and the like, line by line. */
export interface LinesBody {
  readonly kind: 'lines';
  readonly text: string;
  /** Others came before these. */
  readonly isCut: boolean;
}

export interface JsonMistake {
  /** `is not JSON at line 1, column 5: a colon is expected after the field name`. */
  readonly message: string;
  /** Index of the place in the text. */
  readonly index: number;
}

/** Bytes above which a body is not read as JSON: to parse, format and show it would hold up the page. */
export const MAX_READ = 1_000_000;

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

const findCharset = (contentType: string): string =>
  /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';

/** The whole of a body as text. */
export const readText = async (blob: Blob, contentType: string): Promise<string> =>
  decode(await blob.arrayBuffer(), findCharset(contentType), false) ?? blob.text();

/** Whether text holds characters that no text has, as the first bytes of most binary formats do. */
const isControlled = (text: string): boolean => /(?!\s)\p{Cc}/u.test(text.slice(0, 1000));

function parseJsonBody(text: string, isClaimed: boolean): ResponseBody {
  try {
    const value = readJson(text);
    return {kind: 'json', value, text: formatJson(text), tree: readJsonTree(text)};
  } catch {
    return {kind: 'text', text, ...(isClaimed && {mistake: findMistake(text)})};
  }
}

function findMistake(text: string): JsonMistake {
  try {
    parseJson(text);
    return {message: 'is not JSON', index: 0};
  } catch (error) {
    const {message, cause} = error as SyntaxError;
    return {message, index: typeof cause === 'number' ? cause : 0};
  }
}

/**
 * A body as it is shown; of a long one the beginning, as it came.
 *
 * @param bytes of more than `MAX_READ`, the first are enough
 * @param contentType the header, empty where there is none: the bytes then decide
 * @param size of the whole body in bytes
 */
export function parseBody(
  bytes: ArrayBuffer,
  contentType: string,
  size = bytes.byteLength,
): ResponseBody {
  if (size === 0) return {kind: 'empty'};
  const kind = contentType === '' ? undefined : toBodyKind(contentType);
  if (kind === 'file') return {kind: 'binary'};
  const isCut = size > MAX_READ;
  const charset = findCharset(contentType);
  const text = decode(isCut ? bytes.slice(0, MAX_READ) : bytes, charset, isCut);
  if (text === undefined || (kind === undefined && isControlled(text))) return {kind: 'binary'};
  if (isCut) return {kind: 'text', text, isCut, ...(kind === 'json' && {isJson: true})};
  if (kind !== undefined && kind !== 'json') return {kind: 'text', text};
  return parseJsonBody(text, kind === 'json');
}
