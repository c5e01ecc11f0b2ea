import fs from 'node:fs';
import http from 'node:http';
import type {Socket} from 'node:net';
import path from 'node:path';

import {findHeaders, HEADERS_FILE, parseHeadersFile} from '../config/headers-file';

import {answerRequest, type Exchange, toPathname} from './answer-request';

/** Limits for a client's connection; times in milliseconds. */
const LIMITS = {
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  /** How long a connection may stand still while an answer is under way on it. */
  idleTimeout: 60_000,
  maxConnections: 500,
  /** How many requests a client may send before the first of them has been answered. */
  maxRequestsAhead: 100,
};

export type ServerLimits = Readonly<typeof LIMITS>;

/** A body is never read: its connection ends with the answer. */
function endAfterBody({headers}: http.IncomingMessage, response: http.ServerResponse): void {
  const isEmpty = (headers['content-length'] ?? '0') === '0';
  if (!isEmpty || headers['transfer-encoding'] !== undefined) response.shouldKeepAlive = false;
}

type Respond = (exchange: Pick<Exchange, 'request' | 'response'>) => Promise<void>;

/** How a folder answers, with the headers that its own file of them asks for. */
function createAnswer(dir: string): Respond {
  const file = path.join(dir, HEADERS_FILE);
  const rules = fs.existsSync(file) ? parseHeadersFile(fs.readFileSync(file, 'utf8')) : [];
  return ({request, response}) => {
    const headers = findHeaders(rules, toPathname(request.url));
    return answerRequest({dir, request, response, headers});
  };
}

/** Answers the requests of a connection one after another: those sent ahead open no files. */
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
      // Its turn has come, unless the connection has ended before it.
      return response.socket === null ? undefined : answer({request, response});
    });
  };
}

/**
 * Serves a folder as a static host does: compressed, with the headers that the folder's `_headers` had
 * when the server was made, with its not-found page and status 404. No request ends the process, none is
 * answered with what lies outside the folder, and no client takes more than the limits.
 */
export function createSiteServer(dir: string, limits: ServerLimits = LIMITS): http.Server {
  const server = http.createServer(
    limits,
    answerInTurn(createAnswer(dir), limits.maxRequestsAhead),
  );
  server.maxConnections = limits.maxConnections;
  server.timeout = limits.idleTimeout;
  return server;
}
