import {once} from 'node:events';
import {ReadStream, type Stats} from 'node:fs';
import fs from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';

import {type BaseSendResult, type FileSendResult, send} from '@fastify/send';

import {findMediaType, isText} from '../deploy/media-types';

import {compressOnce} from './compress-once';

/** A request for something of a site, and what answers it. */
export interface Exchange {
  /** The folder of the site. */
  readonly dir: string;
  readonly request: http.IncomingMessage;
  readonly response: http.ServerResponse;
  /** Headers for all responses of this URL. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An error of the library or the file system. */
type Failure = NodeJS.ErrnoException & Partial<Pick<BaseSendResult, 'statusCode' | 'headers'>>;

/** Returns true if the file does not exist, a link is broken, or the URL cannot name a file. */
const isMissing = ({code = '', statusCode = 500}: Failure): boolean =>
  statusCode < 412 || ['ENOENT', 'ELOOP'].includes(code);

/** Links are followed as long as they stay in the site: what lies outside is not there. */
async function requireInside(dir: string, file: string): Promise<void> {
  const [root, target] = await Promise.all([fs.realpath(dir), fs.realpath(file)]);
  if (target.startsWith(root + path.sep)) return;
  throw Object.assign(new Error(`${file} is no file of the site`), {statusCode: 404});
}

/**
 * Leaves of a request one range of bytes (RFC 9110, section 14). Several at once and what is no range are ignored, and
 * so are ranges under `If-Range`, which needs a strong validator: ours are weak.
 */
function settleRange({method, headers}: http.IncomingMessage, {size}: Stats): void {
  const match = /^bytes=(?:\d+-\d*|-(?<suffix>\d+))$/.exec(headers.range ?? '');
  // The last bytes of a shorter file are the whole file.
  const isUsable = match !== null && !(Number(match.groups?.suffix) > size);
  if (method !== 'GET' || headers['if-range'] !== undefined || !isUsable) delete headers.range;
}

/** The file at an address, the page of that name, or the index of the folder, opened: it may go away until then. */
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
    // Requests without `Range` need no `Accept-Ranges`.
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
  // Ranges and conditions were meant for something else.
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
    return buildText(405, `Only ${Allow} are answered here.\n`, {Allow});
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

/**
 * Merges the headers of the response and of the site: for a file the site's have precedence, else the response's.
 */
async function write({response, headers}: Exchange, answer: BaseSendResult): Promise<void> {
  const usual = {'Cache-Control': 'no-cache'};
  const {statusCode, headers: own, stream} = answer;
  const all = statusCode < 400 ? {...usual, ...own, ...headers} : {...headers, ...usual, ...own};
  // Saves bytes: HTTP/1.1 connections stay open by default.
  if (response.shouldKeepAlive) response.removeHeader('Connection');
  response.writeHead(statusCode, all);
  await pipeline(stream, response);
}

/** The path that a request names, without the query. */
export const toPathname = (url = ''): string => url.replace(/[?#].*$/s, '');

/**
 * Answers a request for a page or a file of a site: with it, with the not-found page and status
 * 404, or, where the server itself fails, with status 500 and a line in the terminal. Half an answer is cut off.
 * Settles when the answer has been sent or its client has gone, and never rejects.
 */
export async function answerRequest(exchange: Exchange): Promise<void> {
  const {request, response} = exchange;
  try {
    await write(exchange, await buildAnswer(exchange));
  } catch (error) {
    if ((error as Failure).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    const line = `${request.method} ${request.url} failed: ${String(error)}`;
    // Removes control characters of the request, which could break the line or control the terminal.
    console.error(line.replace(/\p{Cc}+/gu, ' '));
    if (response.headersSent) return;
    await write(exchange, buildText(500, 'The server failed.\n')).catch(() => undefined);
  }
}
