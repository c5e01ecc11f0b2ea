import {once} from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';

/** A server on a free port, which no other machine reaches. */
export interface LocalServer {
  readonly origin: string;
  /** Ends it, and every connection to it. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a server on a free port of this machine.
 *
 * @param served the server, or what an HTTP server answers with
 */
export async function startLocally(
  served: http.Server | https.Server | http.RequestListener,
): Promise<LocalServer> {
  const server = typeof served === 'function' ? http.createServer(served) : served;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    origin: `${server instanceof https.Server ? 'https' : 'http'}://127.0.0.1:${port}`,
    close,
  };
}

/** A port of this machine that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const {origin, close} = await startLocally(() => undefined);
  await close();
  return Number(new URL(origin).port);
}
