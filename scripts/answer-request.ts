import fs from 'node:fs/promises';
import type http from 'node:http';

import compression from 'compression';

import {findSiteFile} from './find-site-file';
import {sendSiteFile} from './send-site-file';

const METHODS = ['GET', 'HEAD'];

const compress = compression();

/** A request for something of a site, and what answers it. */
export interface Exchange {
  /** The folder of the site. */
  readonly dir: string;
  readonly request: http.IncomingMessage;
  readonly response: http.ServerResponse;
  /** What the site has sent with each answer to this address. */
  readonly headers: Readonly<Record<string, string>>;
}

function answer(
  {response, headers}: Exchange,
  status: number,
  body: string | Buffer,
  own: http.OutgoingHttpHeaders = {},
): void {
  if (response.headersSent) {
    // Half an answer can only be cut off.
    response.destroy();
    return;
  }
  response.getHeaderNames().forEach((name) => response.removeHeader(name));
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    // What is not there now may be there in a moment.
    ...(headers['Cache-Control'] !== undefined && {'Cache-Control': 'no-cache'}),
    ...own,
  });
  response.end(body);
}

async function answerNotFound(exchange: Exchange): Promise<void> {
  const file = await findSiteFile(exchange.dir, '404.html');
  const page = file && (await fs.readFile(file).catch(() => undefined));
  if (page) answer(exchange, 404, page, {'Content-Type': 'text/html; charset=utf-8'});
  else answer(exchange, 404, 'Not found.\n');
}

async function answerFound(exchange: Exchange): Promise<void> {
  const {dir, request, response, headers} = exchange;
  const {method = '', url = ''} = request;
  if (!METHODS.includes(method)) {
    const Allow = METHODS.join(', ');
    answer(exchange, 405, `Only ${Allow} are answered here.\n`, {Allow});
    return;
  }
  compress(request as never, response as never, () => undefined);
  const file = await findSiteFile(dir, toPathname(url));
  if (file === undefined) await answerNotFound(exchange);
  else await sendSiteFile(request, response, file, headers);
}

interface HttpError extends Error {
  readonly status?: number;
  readonly headers?: http.OutgoingHttpHeaders;
}

async function answerError(exchange: Exchange, error: HttpError): Promise<void> {
  const {status, headers, message} = error;
  if (status === 404) await answerNotFound(exchange);
  else if (status === 412 || status === 416) answer(exchange, status, `${message}.\n`, headers);
  else throw error;
}

function answerFailure(exchange: Exchange, error: unknown): void {
  const {method, url} = exchange.request;
  const line = `${method} ${url} failed: ${String(error)}`;
  // What came with a request may not break the line or steer the terminal.
  console.error(line.replace(/\p{Cc}+/gu, ' '));
  answer(exchange, 500, 'The server failed.\n');
}

/** The path that a request names, without the query. */
export const toPathname = (url = ''): string => url.replace(/[?#].*$/s, '');

/**
 * Answers a request for a page or a file of a site: with it, with the not-found page and status
 * 404, or, where the server itself fails, with status 500 and a line in the terminal. Never
 * rejects, and settles when the answer has been sent or its client has gone.
 */
export async function answerRequest(exchange: Exchange): Promise<void> {
  const closed = new Promise<void>((resolve) => exchange.response.once('close', resolve));
  await answerFound(exchange)
    .catch((error: unknown) => answerError(exchange, error as HttpError))
    .catch((error: unknown) => answerFailure(exchange, error));
  await closed;
}
