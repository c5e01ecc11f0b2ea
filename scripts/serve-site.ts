import fs from 'node:fs';
import http from 'node:http';
import type {Socket} from 'node:net';
import path from 'node:path';

import {findHeaders, HEADERS_FILE, parseHeadersFile} from '../config/headers-file';
import {answerRequest, type Exchange, toPathname} from './answer-request';

/** Limits of a client's connection. Times are in milliseconds. */
const LIMITS = {
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  /** Maximum time without data while a response is sent. */
  idleTimeout: 60_000,
  maxConnections: 500,
  /** Maximum number of pipelined requests that wait for a response. */
  maxRequestsAhead: 100,
};

export type ServerLimits = Readonly<typeof LIMITS>;

/** Closes the connection after a request with a body, because the body is not read. */
function endAfterBody({headers}: http.IncomingMessage, response: http.ServerResponse): void {
  const isEmpty = (headers['content-length'] ?? '0') === '0';
  if (!isEmpty || headers['transfer-encoding'] !== undefined) response.shouldKeepAlive = false;
}

type Respond = (exchange: Pick<Exchange, 'request' | 'response'>) => Promise<void>;

function createAnswer(dir: string): Respond {
  const file = path.join(dir, HEADERS_FILE);
  const rules = fs.existsSync(file) ? parseHeadersFile(fs.readFileSync(file, 'utf8')) : [];
  return ({request, response}) => {
    const headers = findHeaders(rules, toPathname(request.url));
    return answerRequest({dir, request, response, headers});
  };
}

/** Responds to the requests of a connection in turn, so that pipelined requests do not open many files at once. */
function answerInTurn(answer: Respond, maxRequestsAhead: number): http.RequestListener {
  const queues = new WeakMap<Socket, {length: number; last: Promise<void>}>();
  return (request, response) => {
    const {socket} = request;
    const queue = queues.get(socket) ?? {length: 0, last: Promise.resolve()};
    queues.set(socket, queue);
    queue.length += 1;
    if (queue.length > maxRequestsAhead) {
      socket.destroy();
      return;
    }
    endAfterBody(request, response);
    queue.last = queue.last.then(() => {
      queue.length -= 1;
      // The client may have disconnected in the meantime.
      return response.socket === null ? undefined : answer({request, response});
    });
  };
}

/** Creates a server for a folder that behaves like a static host. It applies `_headers`, and serves no other folder. */
export function createSiteServer(dir: string, limits: ServerLimits = LIMITS): http.Server {
  const server = http.createServer(
    limits,
    answerInTurn(createAnswer(dir), limits.maxRequestsAhead),
  );
  server.maxConnections = limits.maxConnections;
  server.timeout = limits.idleTimeout;
  return server;
}
