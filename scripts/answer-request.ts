import fs from 'node:fs/promises';
import type http from 'node:http';

import compression from 'compression';

import {findSiteFile} from './find-site-file';
import {sendSiteFile} from './send-site-file';

const METHODS = ['GET', 'HEAD'];

const compress = compression();

function answer(
  response: http.ServerResponse,
  status: number,
  body: string | Buffer,
  headers: http.OutgoingHttpHeaders = {},
): void {
  if (response.headersSent) {
    // Half an answer can only be cut off.
    response.destroy();
    return;
  }
  response.getHeaderNames().forEach((name) => response.removeHeader(name));
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

async function answerNotFound(dir: string, response: http.ServerResponse): Promise<void> {
  const file = await findSiteFile(dir, '404.html');
  const page = file && (await fs.readFile(file).catch(() => undefined));
  if (page) answer(response, 404, page, {'Content-Type': 'text/html; charset=utf-8'});
  else answer(response, 404, 'Not found.\n');
}

async function answerFound(
  dir: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const {method = '', url = ''} = request;
  if (!METHODS.includes(method)) {
    const Allow = METHODS.join(', ');
    answer(response, 405, `Only ${Allow} are answered here.\n`, {Allow});
    return;
  }
  compress(request as never, response as never, () => undefined);
  const file = await findSiteFile(dir, url.replace(/[?#].*$/s, ''));
  if (file === undefined) await answerNotFound(dir, response);
  else await sendSiteFile(request, response, file);
}

interface HttpError extends Error {
  readonly status?: number;
  readonly headers?: http.OutgoingHttpHeaders;
}

async function answerError(
  dir: string,
  response: http.ServerResponse,
  error: HttpError,
): Promise<void> {
  const {status, headers, message} = error;
  if (status === 404) await answerNotFound(dir, response);
  else if (status === 412 || status === 416) answer(response, status, `${message}.\n`, headers);
  else throw error;
}

function answerFailure(
  {method, url}: http.IncomingMessage,
  response: http.ServerResponse,
  error: unknown,
): void {
  const line = `${method} ${url} failed: ${String(error)}`;
  // What came with a request may not break the line or steer the terminal.
  console.error(line.replace(/\p{Cc}+/gu, ' '));
  answer(response, 500, 'The server failed.\n');
}

/**
 * Answers a request for a page or a file of a site: with it, with the not-found page and status
 * 404, or, where the server itself fails, with status 500 and a line in the terminal. Never
 * rejects, and settles when the answer has been sent or its client has gone.
 */
export async function answerRequest(
  dir: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  await answerFound(dir, request, response)
    .catch((error: unknown) => answerError(dir, response, error as HttpError))
    .catch((error: unknown) => answerFailure(request, response, error));
  await closed;
}
