import {once} from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';

export interface LocalServer {
  readonly origin: string;
  /** Stops the server and closes all connections. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a server on a free port of this machine.
 *
 * @param served a server, or the request listener for a new HTTP server
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

export async function findFreePort(): Promise<number> {
  const {origin, close} = await startLocally(() => undefined);
  await close();
  return Number(new URL(origin).port);
}
