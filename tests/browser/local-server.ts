import type http from 'node:http';
import {text} from 'node:stream/consumers';

import {type LocalServer, startLocally} from '@openapi-portal/reports/testing/server';

import {test as base} from './policy';

/** A request as received, with its complete body. */
export interface Arrival {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export interface ListeningServer {
  readonly origin: string;
  /** All that has arrived, the browser's own questions (`OPTIONS`) included. */
  readonly arrivals: readonly Arrival[];
}

export type Respond = (arrival: Arrival, response: http.ServerResponse) => void;

interface Fixtures {
  /** Starts a server on a free port of this machine: an origin of its own, until the test ends. */
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
    await page.close();
    await Promise.all(servers.map(({close}) => close()));
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
  (answer: Respond): Respond =>
  (arrival, response) => {
    for (const [name, value] of Object.entries(OPEN)) response.setHeader(name, value);
    if (arrival.method === 'OPTIONS') response.writeHead(204).end();
    else answer(arrival, response);
  };

/** Responds with success to any request. */
export const answerOk: Respond = toOpen((_arrival, response) => {
  response.setHeader('content-type', 'application/json').writeHead(200).end('{"ok":true}');
});

/** Sends everything on to another address. */
export const redirectTo = (status: number, toLocation: (url: string) => string): Respond =>
  toOpen(({url}, response) => {
    response.writeHead(status, {location: toLocation(url)}).end();
  });
