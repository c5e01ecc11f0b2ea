import http from 'node:http';
import type {AddressInfo} from 'node:net';

import {test as base} from './policy';

/** What arrived at a server, to the last byte. */
export interface Arrival {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export interface LocalServer {
  readonly origin: string;
  /** All that has arrived, the browser's own questions (`OPTIONS`) included. */
  readonly arrivals: readonly Arrival[];
}

export type Answer = (arrival: Arrival, response: http.ServerResponse) => void;

interface Fixtures {
  /** Starts a server on a free port of this machine: an origin of its own, until the test ends. */
  readonly startServer: (answer: Answer) => Promise<LocalServer>;
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const test = base.extend<Fixtures>({
  startServer: async ({page}, use) => {
    const servers: http.Server[] = [];
    await use(async (answer) => {
      const arrivals: Arrival[] = [];
      const server = http.createServer((request, response) => {
        const {method = '', url = '', headers} = request;
        void readBody(request).then((body) => {
          const arrival = {method, url, headers, body};
          arrivals.push(arrival);
          answer(arrival, response);
        });
      });
      servers.push(server);
      return {origin: await listen(server), arrivals};
    });
    await page.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});

/** Lets pages of every site send and read anything. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
};

/** An answer that every site may read, and that the browser's own questions do not see. */
export const toOpen =
  (answer: Answer): Answer =>
  (arrival, response) => {
    for (const [name, value] of Object.entries(OPEN)) response.setHeader(name, value);
    if (arrival.method === 'OPTIONS') response.writeHead(204).end();
    else answer(arrival, response);
  };

/** Says that all is well, whatever is asked. */
export const answerOk: Answer = toOpen((_arrival, response) => {
  response.setHeader('content-type', 'application/json').writeHead(200).end('{"ok":true}');
});

/** Sends everything on to another address. */
export const redirectTo = (status: number, toLocation: (url: string) => string): Answer =>
  toOpen(({url}, response) => {
    response.writeHead(status, {location: toLocation(url)}).end();
  });
