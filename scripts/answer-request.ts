import {once} from 'node:events';
import {ReadStream, type Stats} from 'node:fs';
import fs from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {type BaseSendResult, type FileSendResult, send} from '@fastify/send';
import {buffer} from 'node:stream/consumers';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

import {findMediaType, isText} from '../deploy/media-types';

/** Content codings in order of preference (RFC 9110, 8.4.1), at levels close to those of hosts. */
const ENCODINGS = [
  {
    name: 'br',
    compress: promisify(zlib.brotliCompress),
    options: {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}},
  },
  {name: 'gzip', compress: promisify(zlib.gzip), options: {level: 9}},
] as const;

/** Returns true if an `Accept-Encoding` header contains an encoding without `q=0`. */
const isAccepted = (name: string, accepted = ''): boolean =>
  new RegExp(`\\b${name}\\b(?! *; *q=0(?:\\.0*)? *(?:,|$))`, 'i').test(accepted);

const compressed = new Map<string, Buffer>();

/**
 * Compresses a file with the best encoding that the client accepts. Compressed files are cached in memory.
 *
 * @param accepted the `Accept-Encoding` header of the request
 */
export async function compressOnce(
  found: FileSendResult,
  accepted: string | undefined,
): Promise<FileSendResult> {
  const encoding = ENCODINGS.find(({name}) => isAccepted(name, accepted));
  if (encoding === undefined) return found;
  const {path, stat} = found.metadata;
  const key = `${encoding.name} ${path} ${stat.size} ${stat.mtimeMs}`;
  const content =
    compressed.get(key) ?? (await encoding.compress(await buffer(found.stream), encoding.options));
  compressed.set(key, content);
  found.stream.destroy();
  const own = {'Content-Encoding': encoding.name, 'Content-Length': `${content.length}`};
  return {...found, headers: {...found.headers, ...own}, stream: Readable.from([content])};
}

export interface Exchange {
  /** Absolute path of the folder that is served. */
  readonly dir: string;
  readonly request: http.IncomingMessage;
  readonly response: http.ServerResponse;
  /** Headers that the site sets for this URL. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An error from `@fastify/send` or the file system. */
type Failure = NodeJS.ErrnoException & Partial<Pick<BaseSendResult, 'statusCode' | 'headers'>>;

/** Returns true if the file is missing, a symbolic link is broken, or the URL is not a valid file name. */
const isMissing = ({code = '', statusCode = 500}: Failure): boolean =>
  statusCode < 412 || ['ENOENT', 'ELOOP'].includes(code);

/** Rejects with status 404 if a symbolic link leads out of the site. */
async function requireInside(dir: string, file: string): Promise<void> {
  const [root, target] = await Promise.all([fs.realpath(dir), fs.realpath(file)]);
  if (target.startsWith(root + path.sep)) return;
  throw Object.assign(new Error(`${file} is not a file of the site`), {statusCode: 404});
}

/**
 * Deletes the `Range` header unless it requests a single range of bytes (RFC 9110, section 14). Several ranges are
 * ignored, and so are ranges with `If-Range`, which requires a strong validator: our ETags are weak.
 */
function settleRange({method, headers}: http.IncomingMessage, {size}: Stats): void {
  const match = /^bytes=(?:\d+-\d*|-(?<suffix>\d+))$/.exec(headers.range ?? '');
  // A suffix that is longer than the file means the whole file.
  const isUsable = match !== null && !(Number(match.groups?.suffix) > size);
  if (method !== 'GET' || headers['if-range'] !== undefined || !isUsable) delete headers.range;
}

/**
 * Opens the file at a URL: the file itself, the page with that name, or the index page of the folder. The file is
 * opened before the response starts, because it can still be deleted after the lookup.
 */
async function openFile(exchange: Exchange, pathname: string): Promise<FileSendResult> {
  const {dir: root, request, headers} = exchange;
  const options = {
    root,
    extensions: 'html',
    dotfiles: 'allow',
    cacheControl: false,
    lastModified: false,
    // Immutable files are never revalidated, so they need no ETag.
    etag: headers['Cache-Control']?.includes('immutable') !== true,
    // Saves bytes: clients only need `Accept-Ranges` when they use ranges.
    acceptRanges: request.headers.range !== undefined,
    onFile: async (file: string, stats: Stats) => {
      await requireInside(root, file);
      settleRange(request, stats);
    },
  } as const;
  const page = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const first = await send(request, page, options);
  const found = first.type === 'directory' ? await send(request, `${page}/`, options) : first;
  if (found.type === 'error') throw found.metadata.error;
  if (found.type === 'directory') throw new Error(`${page}/ has no page`);
  if (found.stream instanceof ReadStream) await once(found.stream, 'open');
  return found;
}

async function buildFile(exchange: Exchange): Promise<BaseSendResult> {
  const {method, url = '', headers} = exchange.request;
  const found = await openFile(exchange, toPathname(url));
  const name = path.relative(exchange.dir, found.metadata.path).split(path.sep).join('/');
  const type = findMediaType(name);
  if (type === undefined) return found;
  found.headers['Content-Type'] = type;
  if (!isText(name)) return found;
  found.headers.Vary = 'Accept-Encoding';
  const isWhole = method === 'GET' && found.statusCode === 200;
  return isWhole ? compressOnce(found, headers['accept-encoding']) : found;
}

function buildText(statusCode: number, text: string, own?: BaseSendResult['headers']) {
  const type = {'Content-Type': 'text/plain; charset=utf-8'};
  const headers = {...type, 'Content-Length': `${text.length}`, ...own};
  return {statusCode, headers, stream: Readable.from([text])};
}

async function buildNotFound(exchange: Exchange): Promise<BaseSendResult> {
  // The `Range` and conditional headers refer to the missing file, not to the 404 page.
  exchange.request.headers = {};
  try {
    const {headers, stream} = await openFile(exchange, '/404.html');
    delete headers.ETag;
    return {statusCode: 404, headers, stream};
  } catch (error) {
    if (isMissing(error as Failure)) return buildText(404, 'Not found.\n');
    throw error;
  }
}

async function buildAnswer(exchange: Exchange): Promise<BaseSendResult> {
  const Allow = 'GET, HEAD';
  if (!Allow.split(', ').includes(exchange.request.method ?? '')) {
    return buildText(405, `This server only supports ${Allow}.\n`, {Allow});
  }
  try {
    return await buildFile(exchange);
  } catch (error) {
    const {statusCode, message, headers} = error as Failure;
    if (isMissing(error as Failure)) return buildNotFound(exchange);
    if (statusCode !== 412 && statusCode !== 416) throw error;
    return buildText(statusCode, `${message}.\n`, headers);
  }
}

/** Writes the response. The site's headers override those of a file, but not those of an error. */
async function write({response, headers}: Exchange, answer: BaseSendResult): Promise<void> {
  const usual = {'Cache-Control': 'no-cache'};
  const {statusCode, headers: own, stream} = answer;
  const all = statusCode < 400 ? {...usual, ...own, ...headers} : {...headers, ...usual, ...own};
  // Saves bytes: HTTP/1.1 connections are kept alive by default.
  if (response.shouldKeepAlive) response.removeHeader('Connection');
  response.writeHead(statusCode, all);
  await pipeline(stream, response);
}

/** Returns the path of a URL without query and fragment. */
export const toPathname = (url = ''): string => url.replace(/[?#].*$/s, '');

/** Responds to a request, or cuts the connection if that fails after the headers. Never rejects. */
export async function answerRequest(exchange: Exchange): Promise<void> {
  const {request, response} = exchange;
  try {
    await write(exchange, await buildAnswer(exchange));
  } catch (error) {
    if ((error as Failure).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    const line = `${request.method} ${request.url} failed: ${String(error)}`;
    // Control characters in a URL could forge lines of the log or control the terminal.
    console.error(line.replace(/\p{Cc}+/gu, ' '));
    if (response.headersSent) return;
    await write(exchange, buildText(500, 'The server failed.\n')).catch(() => undefined);
  }
}
