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
  /** Formatted on several lines. */
  readonly text: string;
  readonly value: unknown;
  readonly tree: JsonNode;
}

export interface TextBody {
  readonly kind: 'text';
  readonly text: string;
  /** True if only the beginning is included. */
  readonly isCut?: true;
  /** True if a cut body is labelled as JSON. */
  readonly isJson?: true;
  /** Set if the body is not valid JSON although the server labels it so. */
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

/** Larger bodies are not parsed as JSON: parsing, formatting and showing them would block the page. */
export const MAX_READ = 1_000_000;

/**
 * @param stream true if the bytes may end within a character
 * @returns undefined if the bytes are no text in the character set
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

/** Returns true if a text has control characters, as the first bytes of most binary formats do. */
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
 * Parses a body for display; a long body is cut.
 *
 * @param bytes for a body larger than `MAX_READ`, its beginning is enough
 * @param contentType the header; empty if absent: then the bytes decide
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
