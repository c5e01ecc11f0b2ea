import type {IncomingMessage, RequestListener} from 'node:http';
import {createServer as createSecureServer, type ServerOptions} from 'node:https';
import {buffer} from 'node:stream/consumers';
import {TLSSocket} from 'node:tls';

import {type LocalServer, startLocally} from '@openapi-portal/reports/testing/server';

export interface TestResponse {
  readonly status: number;
  readonly contentType?: string;
  readonly content?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Recorded {
  readonly method: string;
  readonly path: string;
  /** Keyed by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  /** Common name of the client certificate, if the client sent one. */
  readonly client?: string;
}

export interface Server extends LocalServer {
  readonly recorded: ReadonlyMap<string, readonly Recorded[]>;
}

function findClient({socket}: IncomingMessage): string | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  return [socket.getPeerCertificate().subject.CN].flat()[0];
}

async function toRecorded(request: IncomingMessage): Promise<Recorded> {
  const client = findClient(request);
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: Object.fromEntries(
      Object.entries(request.headersDistinct).map(([name, values]) => [name, values?.join(' | ')]),
    ),
    body: await buffer(request),
    ...(client !== undefined && {client}),
  };
}

/**
 * Starts a server on a free port that records requests by the first segment of their path.
 *
 * @param findAnswer returns the response for a segment
 * @param secure options for HTTPS
 */
export async function startServer(
  findAnswer: (name: string) => TestResponse,
  secure?: ServerOptions,
): Promise<Server> {
  const recorded = new Map<string, Recorded[]>();
  const listener: RequestListener = (request, response) => {
    const name = /^\/([\w-]+)/.exec(request.url ?? '')?.[1] ?? '';
    const {status, contentType, content, headers} = findAnswer(name);
    void toRecorded(request).then((one) => {
      recorded.set(name, [...(recorded.get(name) ?? []), one]);
      response.writeHead(status, {
        ...headers,
        ...(contentType !== undefined && {'Content-Type': contentType}),
      });
      response.end(content);
    });
  };
  const server = secure === undefined ? listener : createSecureServer(secure, listener);
  return {...(await startLocally(server)), recorded};
}
