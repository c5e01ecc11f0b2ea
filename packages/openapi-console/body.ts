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
  readonly text: string;
  readonly value: unknown;
  readonly tree: JsonNode;
}

export interface TextBody {
  readonly kind: 'text';
  readonly text: string;
  readonly isCut?: true;
  /** The syntax error, if the Content-Type is JSON but the body is not valid JSON. */
  readonly mistake?: JsonMistake;
}

/** A body that is read line by line, such as server-sent events. */
export interface LinesBody {
  readonly kind: 'lines';
  readonly text: string;
  readonly isCut: boolean;
}

export interface JsonMistake {
  /** For example `is not JSON at line 1, column 5: expected a colon after the field name`. */
  readonly message: string;
  readonly index: number;
}

/** Maximum size in bytes of a body that is parsed as JSON. A larger one would block the page. */
export const MAX_READ = 1_000_000;

/** Returns undefined for invalid bytes. With `stream`, they may end in the middle of a character. */
function decode(bytes: ArrayBuffer, charset: string, stream: boolean): string | undefined {
  try {
    return new TextDecoder(charset, {fatal: true}).decode(bytes, {stream});
  } catch {
    return undefined;
  }
}

const findCharset = (contentType: string): string =>
  /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';

/** Decodes a body. Bytes that are invalid in the declared character set are decoded as UTF-8 instead. */
export const readText = async (blob: Blob, contentType: string): Promise<string> =>
  decode(await blob.arrayBuffer(), findCharset(contentType), false) ?? blob.text();

/** Returns true if the text starts like a binary file, with control characters. */
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

/** Parses a body for display. Of a body larger than `MAX_READ`, only the beginning is shown. */
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
  if (isCut) return {kind: 'text', text, isCut};
  if (kind !== undefined && kind !== 'json') return {kind: 'text', text};
  return parseJsonBody(text, kind === 'json');
}
