import {writeJson} from '@openapi-portal/reports/json';
import http from 'node:http';
import type {Duplex} from 'node:stream';

import {isLoopback} from '@openapi-portal/openapi-model/inputs';

import {toPlainProblem} from '../engine/answer/write-problem';
import {Refusal, refuseHost, refuseOrigin, refuseStorage} from '../engine/refusal';
import type {RequestHead} from '../engine/request/sandbox-request';
import type {Sandbox} from '../engine/sandbox';

import {addBody, findHost, readHead} from './read-request';

export interface ServerOptions {
  /** Called with a line for each response: `GET /v1/company 200 3 ms`, `malformed 400`. */
  readonly log: (line: string) => void;
  /** Origins whose pages may send requests, such as `https://docs.example.com`, in addition to loopback origins. */
  readonly origins?: readonly string[];
  /** Hosts that the `Host` header may contain, such as `sandbox.example.com`, in addition to loopback hosts. */
  readonly hosts?: readonly string[];
  /** Stores the changes that requests make. */
  readonly storage?: Storage;
  /** Returns the time for the `Date` header, in milliseconds since 1970; by default the system time. */
  readonly now?: () => number;
  /** Maximum milliseconds until a request has arrived completely. */
  readonly requestTimeout?: number;
  /** Milliseconds without traffic after which a connection is closed. */
  readonly idleTimeout?: number;
  readonly maxConnections?: number;
}

/** Stores the state of a sandbox, such as `StateFile`. */
export interface Storage {
  /** Writes all changes that were made before the call. If that fails, undoes the changes and rejects. */
  readonly write: () => Promise<void>;
  /** Waits until pending writes are done, so that no response shows a change that is undone later. */
  readonly settle: () => Promise<void>;
}

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Returns true if `Host` is a host of this server. This prevents DNS rebinding, in which browsers send no `Origin`. */
function isOwnHost(incoming: http.IncomingMessage, hosts: readonly string[]): boolean {
  const host = findHost(incoming);
  return host !== undefined && (isLoopback(host) || hosts.includes(host));
}

/** Returns true unless the request is from a page of another origin or of `null`, which hides its origin. */
function isAllowed({headers: {origin}}: http.IncomingMessage, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

const EXPOSED = 'Access-Control-Expose-Headers';

/** Adds the CORS headers that let a page read the response. By default, all headers are exposed. */
function allowOrigin({headers}: http.IncomingMessage, response: Response): void {
  const {origin} = headers;
  if (origin === undefined) return;
  response.headers.set('Access-Control-Allow-Origin', origin);
  if (!response.headers.has(EXPOSED)) response.headers.set(EXPOSED, '*');
  response.headers.set('Vary', 'Origin');
}

const answerPreflight = (request: http.IncomingMessage): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': ALLOWED_METHODS,
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
      'Access-Control-Max-Age': '600',
    },
  });

const isPreflight = ({method, headers}: http.IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

function toProblemResponse(refusal: Refusal): Response {
  const id = crypto.randomUUID();
  const {status, mediaType = '', body} = toPlainProblem(refusal, id);
  const headers = {'Content-Type': mediaType, 'Request-Id': id};
  return new Response(writeJson(body), {status, headers});
}

const toRefusal = (head: RequestHead, refusal: Refusal, {refuse}: Sandbox): Response =>
  refuse?.(head, refusal) ?? toProblemResponse(refusal);

/** Refuses a request from a page of another origin, without reading the body. */
function refusePage(incoming: http.IncomingMessage, sandbox: Sandbox): Response {
  const refusal = refuseOrigin(incoming.headers.origin ?? '');
  return toRefusal(readHead(incoming), refusal, sandbox);
}

/** Safe methods (RFC 9110, 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Waits until the changes that a response confirms or shows would survive a power cut.
 *
 * @throws Refusal with 507 if the disk is full, otherwise with 500; the changes have then been undone
 */
async function keep(method: string, storage: Storage): Promise<void> {
  try {
    await (SAFE.has(method) ? storage.settle() : storage.write());
  } catch (error) {
    console.error(`The state file cannot be written: ${(error as Error).message}`);
    throw refuseStorage((error as NodeJS.ErrnoException).code);
  }
}

/**
 * Headers about the connection and the length of a message, which only this server knows (RFC 9110, 7.6.1 and 8.4). A
 * contract may require them, and Node.js would throw or send a response that no client can read.
 */
const OWN_HEADERS = [
  'Connection',
  'Content-Encoding',
  'Content-Length',
  'Keep-Alive',
  'TE',
  'Trailer',
  'Transfer-Encoding',
  'Upgrade',
];

/** Passes a request to the sandbox, and turns a refusal into an error response of the contract. */
async function answerWhole(
  incoming: http.IncomingMessage,
  sandbox: Sandbox,
  {storage}: Settings,
): Promise<Response> {
  const head = readHead(incoming);
  try {
    const response = await sandbox.fetch(await addBody(head, incoming));
    OWN_HEADERS.forEach((name) => response.headers.delete(name));
    if (storage !== undefined) await keep(head.method, storage);
    return response;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const response = toRefusal(head, error, sandbox);
    // A connection whose request body was not read completely cannot be reused.
    if (!incoming.complete) response.headers.set('Connection', 'close');
    return response;
  }
}

type Settings = Required<Pick<ServerOptions, 'origins' | 'hosts'>> & ServerOptions;

/** @returns undefined if the client closed the connection before the request was complete */
async function answer(
  incoming: http.IncomingMessage,
  sandbox: Sandbox,
  settings: Settings,
): Promise<Response | undefined> {
  if ((incoming.headersDistinct.host?.length ?? 0) > 1)
    return toProblemResponse(new Refusal(400, {detail: 'The request has several Host headers.'}));
  if (!isOwnHost(incoming, settings.hosts))
    return toProblemResponse(refuseHost(incoming.headers.host));
  const isWelcome = isAllowed(incoming, settings.origins);
  if (isWelcome && isPreflight(incoming)) return answerPreflight(incoming);
  try {
    if (!isWelcome) return refusePage(incoming, sandbox);
    return await answerWhole(incoming, sandbox, settings);
  } catch (error) {
    if (error instanceof Refusal) return toProblemResponse(error);
    if (incoming.destroyed && !incoming.complete) return undefined;
    console.error(error);
    return toProblemResponse(
      new Refusal(500, {detail: 'The sandbox failed. Its log contains the cause.'}),
    );
  }
}

/** Sends the body as a string, because Node.js writes a string together with the headers, but a buffer separately. */
async function send(response: Response, outgoing: http.ServerResponse): Promise<void> {
  const text = await response.text();
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...(response.body !== null && {'Content-Length': Buffer.byteLength(text)}),
  });
  outgoing.end(text);
}

const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to a request that is not HTTP, has oversized headers or is too slow, and closes the connection. */
function answerMalformed(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  log: ServerOptions['log'],
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUS_OF_ERROR[error.code ?? ''] ?? 400;
  const detail =
    status === 408 ? 'The request took too long to arrive.' : 'The request cannot be read as HTTP.';
  const id = crypto.randomUUID();
  const {body, mediaType} = toPlainProblem(new Refusal(status, {detail}), id);
  const text = writeJson(body);
  log(`malformed ${status}`);
  socket.end(
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? ''}\r\nContent-Type: ${mediaType ?? ''}\r\n` +
      `Request-Id: ${id}\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
}

const toLimits = ({requestTimeout = 10_000}: ServerOptions): http.ServerOptions => ({
  requestTimeout,
  headersTimeout: requestTimeout,
  connectionsCheckingInterval: 1000,
});

/** Closes idle connections, and rejects connections above the limit. */
function limitConnections(
  server: http.Server,
  {log, idleTimeout = 30_000, maxConnections = 256}: ServerOptions,
): void {
  server.maxConnections = maxConnections;
  server.setTimeout(idleTimeout);
  server.on('drop', () => log(`refused: more than ${maxConnections} connections`));
}

/**
 * Creates an HTTP server for a sandbox. Pages of the given origins and of loopback origins on any port may send
 * requests. Requests of other pages (403) and for other hosts (421) are refused before their bodies are read. Bodies
 * may have up to 1 MiB. The response to malformed HTTP (400, 408, 431) is a problem document.
 */
export function createSandboxServer(sandbox: Sandbox, options: ServerOptions): http.Server {
  const settings = {origins: [], hosts: [], ...options};
  const {log, now, origins} = settings;
  const server = http.createServer(toLimits(options), (incoming, outgoing) => {
    const start = performance.now();
    const {method = '', url = ''} = incoming;
    outgoing.on('finish', () => {
      const time = Math.round(performance.now() - start);
      log(`${method} ${url.split('?')[0] ?? ''} ${outgoing.statusCode} ${time} ms`);
    });
    answer(incoming, sandbox, settings)
      .then((response) => {
        if (response === undefined) return undefined;
        if (isAllowed(incoming, origins)) allowOrigin(incoming, response);
        if (now !== undefined) response.headers.set('Date', new Date(now()).toUTCString());
        return send(response, outgoing);
      })
      .catch((error: unknown) => {
        console.error(error);
        outgoing.destroy();
      });
  });
  limitConnections(server, options);
  server.on('clientError', (error, socket) => answerMalformed(error, socket, log));
  return server;
}
