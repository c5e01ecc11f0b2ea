import type http from 'node:http';
import {text} from 'node:stream/consumers';

import {type LocalServer, startLocally} from '@openapi-portal/reports/testing/server';

import {test as base} from './reader';

export interface Arrival {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export interface ListeningServer {
  readonly origin: string;
  /** All received requests, including preflight requests (`OPTIONS`). */
  readonly arrivals: readonly Arrival[];
}

export type Respond = (arrival: Arrival, response: http.ServerResponse) => void;

interface Fixtures {
  /** Starts a server on a free port of this machine, which is a separate origin. The server stops after the test. */
  readonly startServer: (answer: Respond) => Promise<ListeningServer>;
}

export const test = base.extend<Fixtures>({
  startServer: async ({page}, use) => {
    const servers: LocalServer[] = [];
    await use(async (answer) => {
      const arrivals: Arrival[] = [];
      const server = await startLocally((request, response) => {
        const {method = '', url = '', headers} = request;
        void text(request).then((body) => {
          const arrival = {method, url, headers, body};
          arrivals.push(arrival);
          answer(arrival, response);
        });
      });
      servers.push(server);
      return {origin: server.origin, arrivals};
    });
    // Ends requests that are still open. The page itself is shared.
    await page.evaluate(() => globalThis.stop());
    await Promise.all(servers.map(({close}) => close()));
  },
});

/** CORS headers that allow requests from any origin. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
};

/** Adds CORS headers to responses, and handles preflight requests. */
export const toOpen =
  (answer: Respond): Respond =>
  (arrival, response) => {
    for (const [name, value] of Object.entries(OPEN)) response.setHeader(name, value);
    if (arrival.method === 'OPTIONS') response.writeHead(204).end();
    else answer(arrival, response);
  };

export const answerOk: Respond = toOpen((_arrival, response) => {
  response.setHeader('content-type', 'application/json').writeHead(200).end('{"ok":true}');
});

export const redirectTo = (status: number, toLocation: (url: string) => string): Respond =>
  toOpen(({url}, response) => {
    response.writeHead(status, {location: toLocation(url)}).end();
  });
