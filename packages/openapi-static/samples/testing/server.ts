import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

import type {Case} from './cases';

export interface Recorded {
  readonly method: string;
  readonly path: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface Server {
  readonly origin: string;
  readonly recorded: ReadonlyMap<string, readonly Recorded[]>;
  readonly close: () => void;
}

const toRecorded = async (request: IncomingMessage): Promise<Recorded> => ({
  method: request.method ?? '',
  path: request.url ?? '',
  headers: Object.fromEntries(
    Object.entries(request.headersDistinct).map(([name, values]) => [name, values?.join(' | ')]),
  ),
  body: await text(request),
});

/** A server on a free port that answers every case as it says, and keeps what it was asked by case. */
export async function startServer(cases: readonly Case[]): Promise<Server> {
  const recorded = new Map<string, Recorded[]>();
  const server = createServer((request, response) => {
    const name = /^\/([\w-]+)/.exec(request.url ?? '')?.[1] ?? '';
    const answer = cases.find((one) => one.name === name)?.answer ?? {status: 404};
    void toRecorded(request).then((one) => {
      recorded.set(name, [...(recorded.get(name) ?? []), one]);
      response.writeHead(answer.status, {
        ...(answer.contentType !== undefined && {'Content-Type': answer.contentType}),
      });
      response.end(answer.content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    recorded,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
